/** The cards as CSV, and as lines for a slide. */

import { csv, escaped } from "../../lab/csv.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Column} Column */

/** What the share panel saves and copies. @param {import("../../lab/lab.js").Lab<Scene>} lab @returns {import("../../lab/export/numbers.js").Numbers} */
export function numbersOf(lab) {
  const { text: says } = lab;
  const { source } = lab.scene;
  const table = { key: "cards", label: says("csv"), title: says("csv.title"), text: () => numbers(lab.scene, source.names, says) };
  return { tables: [table], slide: () => slide(lab.scene, source.names, says) };
}

/** A model's name, and whose numbers these are. @param {Column["model"]} model @param {import("../../lab/text.js").Text} says */
function titled({ title, kind }, says) {
  return `${title} (${says(kind === "quoted" ? "quoted-cosines" : kind)})`;
}

/** Lines as they stand on the slide of the discussion, a block a model. @param {Scene} scene @param {string[]} names @param {import("../../lab/text.js").Text} says @returns {string[][]} */
export function slide({ columns, query }, names, says) {
  return columns.flatMap(({ model, rows }) => [
    [titled(model, says)],
    ...rows.map((row) => [`${escaped(names[query])} ⇔ ${names[row.id]}`, fixed(row.raw, 4), fixed(row.scaled, 4)]),
  ]);
}

/** Every number on show. @param {Scene} scene @param {string[]} names @param {import("../../lab/text.js").Text} says */
export function numbers({ columns, query }, names, says) {
  const head = ["model", "cosine_source", "query", "word", "cosine", "min_max", "min_max_before_adding", "z_score", "rank", "tau", "softmax", "percentile_of_all_pairs"];
  const rows = columns.flatMap(({ model, rows: held, tau }) =>
    held.map((row) => [model.title, says(`csv.of-${model.kind}`), names[query], names[row.id], row.raw, row.scaled, row.was, row.z, row.rank, tau, row.weight, row.percentile]),
  );
  return csv([head.map((name) => says(`csv.${name}`)), ...rows]);
}
