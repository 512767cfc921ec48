/** The numbers of all panels, and the current cosines, as CSV. */

import { csv } from "../../lab/csv.js";

/** What the share panel saves. @param {import("../../lab/lab.js").Lab<import("./scene.js").Scene>} lab @param {() => import("./strip.js").Shown[]} found @returns {import("../../lab/export/numbers.js").Numbers} */
export function numbersOf(lab, found) {
  const { text: says } = lab;
  const table = (/** @type {string} */ key, /** @type {() => string} */ text) => ({ key, label: says(`csv-${key}`), title: says(`csv-${key}.title`), text });
  return { tables: [table("panels", () => panelsTable(lab, found())), table("cosines", () => cosinesTable(lab))] };
}

/** @param {import("../../lab/lab.js").Lab<import("./scene.js").Scene>} lab @param {import("./strip.js").Shown[]} found */
function panelsTable(lab, found) {
  const { state, split } = lab.scene;
  const rows = [...found.filter((each) => each.split), { key: "now", split }].map(({ key, split: of }) => [lab.text(`panel-${key}`), state.rank, state.lam, of?.within, of?.between, of?.auc]);
  const head = ["panel", "rank", "lambda", "within", "between", "auc"].map((name) => lab.text(`csv.${name}`));
  return csv([head, ...rows]);
}

/** @param {import("../../lab/lab.js").Lab<import("./scene.js").Scene>} lab */
function cosinesTable({ scene, text: says }) {
  const names = scene.shown.map((item) => scene.source.names[item]);
  const rows = names.map((name, row) => [name, ...scene.table.subarray(row * names.length, (row + 1) * names.length)]);
  return csv([[says("csv.item"), ...names], ...rows]);
}
