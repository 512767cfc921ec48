/** What the list says, in a few numbers: for a story's questions. Free play says it in a sentence. */

import { html, readout } from "../../lab/dom.js";
import { spearman } from "../../lab/maths/similarity.js";
import { fixed } from "../../lab/numbers.js";
import { solve } from "./scene.js";

/**
 * @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Row} Row
 * @typedef {import("./scene.js").Source} Source @typedef {import("./lab.js").WordsLab} WordsLab
 */

const PANELS = { nearest: ["nearest"], ends: ["least", "greatest"], moved: ["raw-moved", "scaled-moved"], order: ["order"] };
const ROUNDING = 1e-12;

/** @param {WordsLab} lab */
export function findingsPanel(lab) {
  /** @type {Record<string, HTMLElement>} */
  const outputs = {};
  const sections = Object.entries(PANELS).map(([panel, names]) =>
    html("dl", { "data-panel": panel }, names.flatMap((name) => {
      outputs[name] = html("dd", { "data-readout": name });
      return [html("dt", {}, [lab.text(`finding-${name}`)]), outputs[name]];
    })),
  );
  return {
    root: html("section", { class: "findings" }, sections),
    draw: (/** @type {Scene} */ scene) => {
      const found = findingsOf(scene, lab.source);
      const { nearest } = found;
      readout(outputs.nearest, nearest, nearest === null ? "—" : lab.source.names[nearest]);
      for (const name of /** @type {const} */ (["least", "greatest"])) readout(outputs[name], found[name], fixed(found[name], 4));
      for (const name of /** @type {const} */ (["raw-moved", "scaled-moved"])) readout(outputs[name], found[name], String(found[name]));
      readout(outputs.order, found.order, fixed(found.order, 2));
    },
  };
}

/**
 * Of the first model: the nearest word, the least and the greatest cosine with the query, how many of the list's
 * cosines and scaled scores the added words moved; and whether the first two models agree on the order (Spearman's ρ).
 * @param {Scene} scene @param {Source} source
 */
export function findingsOf(scene, source) {
  const { columns, query, state } = scene;
  const [first, second] = columns;
  const raw = rowsOf(first, query).map((row) => /** @type {number} */ (row.raw));
  const without = solve({ ...state, added: 0 }, source).columns[0].rows;
  const moved = (/** @type {"raw" | "scaled"} */ kind) => without.filter((row) => differs(row[kind], first.rows.find(({ id }) => id === row.id)?.[kind] ?? null)).length;
  return {
    nearest: first.partner?.id ?? null,
    least: raw.length ? Math.min(...raw) : null,
    greatest: raw.length ? Math.max(...raw) : null,
    "raw-moved": moved("raw"),
    "scaled-moved": moved("scaled"),
    order: second ? agreement(rowsOf(first, query), rowsOf(second, query)) : null,
  };
}

/** Rows with a score, but for the query's own. @param {Scene["columns"][number]} column @param {number} query */
function rowsOf({ rows }, query) {
  return rows.filter(({ id, raw }) => id !== query && raw !== null);
}

/** @param {number | null} a @param {number | null} b */
function differs(a, b) {
  return a === null || b === null ? a !== b : Math.abs(a - b) > ROUNDING;
}

/** @param {Row[]} left @param {Row[]} right */
function agreement(left, right) {
  const both = left.flatMap((row) => right.filter(({ id }) => id === row.id).map((other) => [row.raw, other.raw]));
  return both.length > 1 ? spearman(both.map(([a]) => Number(a)), both.map(([, b]) => Number(b))) : null;
}
