/** The table of four measures: what they say of the pair, and in a story which moves keep them. */

import { html, readout, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { TOLERANCE } from "../../plane/readings.js";
import { MOVES } from "./moves.js";
import { ALLOWED, cornerOf, FEW, few, measured, REPORTED, thirdIn, tieOf } from "./readings.js";
/** @import {Lab, Scene} from "../../plane/types.js" @import {Visit} from "./types.js" */

/** @typedef {(scene: Scene, found: Record<string, number | null>) => number | null} Began */
/** What each of them says of the pair now, its reading; and what it said. */
const NOW = ["cosine:after", "euclidean:after", "corner", "tie"];
/** @type {Began[]} */
const BEFORE = [
  (_, found) => found["cosine:before"],
  (_, found) => found["euclidean:before"],
  (scene) => cornerOf(scene, "before"),
  (scene) => tieOf(scene, "before"),
];
/** The move that a new case leaves to the reader; what the others keep is told. */
const REST = ALLOWED.filter((column) => MOVES[column].key === "translation");

/**
 * Four measures under four moves that keep the classifier, filled a move at a time; in free play what the chosen move
 * makes of them.
 * @param {object} _spec @param {Lab} lab
 */
export function candidatesPanel(_spec, lab) {
  const table = createTable(lab, FEW, NOW, BEFORE, ALLOWED);
  const meant = html("p", { class: "meant" });
  table.root.append(meant);
  const draw = (/** @type {Scene} */ scene) => {
    table.draw(scene);
    const [a, b, c] = [scene.pair.i, scene.pair.j, thirdIn(scene)].map((k) => scene.state.labels[k]);
    text(meant, lab.text("candidates.meant", { a, b, c }));
  };
  return { root: table.root, draw, settled: draw };
}

/** The same of other measures. @param {object} _spec @param {Lab} lab */
export function reportedPanel(_spec, lab) {
  const now = REPORTED.map((key) => `now:${key}`);
  const before = REPORTED.map((key) => (/** @type {Scene} */ scene) => measured(scene, key, null, "before"));
  const { root, draw } = createTable(lab, REPORTED, now, before, REST);
  return { root, draw, settled: draw };
}

/** @param {Lab} lab @param {string} name @param {number | null} value */
const textOf = (lab, name, value) =>
  name === "tie" ? lab.text(value ? "candidates.yes" : "candidates.no") : fixed(value);

/**
 * @param {Lab} lab @param {readonly string[]} keys @param {readonly string[]} values readings of the pair
 * @param {readonly Began[]} before what they were
 * @param {readonly number[]} own moves whose row waits until the reader has made them
 */
function createTable(lab, keys, values, before, own) {
  const heads = keys.map((key) => html("th", { scope: "col" }, [lab.text(`candidates.${key}`)]));
  const [began, pair] = [html("th", { scope: "row" }), html("th", { scope: "row" })];
  const were = values.map(() => html("td"));
  const cells = values.map((name) => html("td", { "data-readout": name }));
  const now = html("tr", { class: "now" }, [pair, ...cells]);
  const outputs = keys.map((key) => html("output", { "data-readout": `kept:${key}`, hidden: "" })); // for sentences
  const rows = ALLOWED.map((column) => rowOf(lab, keys, column));
  const root = html("section", { class: "panel candidates", "aria-label": lab.text("candidates.name") }, [
    html("table", {}, [
      html("thead", {}, [html("tr", {}, [html("td"), ...heads])]),
      html("tbody", {}, [html("tr", { class: "begun" }, [began, ...were]), now, ...rows.map((row) => row.root)]),
    ]),
    ...outputs,
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const readings = lab.reads.now();
      const [a, b] = [scene.pair.i, scene.pair.j].map((k) => scene.state.labels[k]);
      text(pair, lab.text("candidates.now", { a, b }));
      text(began, lab.text("candidates.before", { a, b }));
      values.forEach((name, k) => {
        const [was, is] = [before[k](scene, readings), readings[name]];
        text(were[k], textOf(lab, name, was));
        readout(cells[k], is, textOf(lab, name, is));
        const stays = was === is || (was !== null && is !== null && Math.abs(was - is) <= TOLERANCE);
        set(cells[k], "data-kept", lab.guided() ? null : String(stays));
      });
      if (!lab.guided()) return;
      const visit = /** @type {Visit} */ (lab.visit.now());
      keys.forEach((key, k) => readout(outputs[k], readings[`kept:${key}`], String(readings[`kept:${key}`])));
      for (const row of rows)
        row.draw(
          scene,
          visit,
          visit.drawn[row.column] && (!own.includes(row.column) || visit.made.includes(row.column)),
        );
    },
  };
}

/** Which of the measures a move keeps. @param {Lab} lab @param {readonly string[]} keys @param {number} column */
function rowOf(lab, keys, column) {
  const { key } = MOVES[column];
  const cells = keys.map((quantity) => html("td", { "data-readout": `few:${quantity}:${key}` }));
  const root = html("tr", { class: "moved" }, [html("th", { scope: "row" }, [lab.text(`lab.move.${key}`)]), ...cells]);
  return {
    column,
    root,
    /** @param {Scene} scene @param {Visit} visit @param {unknown} revealed */
    draw: (scene, visit, revealed) => {
      set(root, "data-chosen", String(column === scene.state.move));
      cells.forEach((cell, k) => {
        const change = revealed ? few(scene, keys[k], visit)[ALLOWED.indexOf(column)] : null;
        set(cell, "data-kept", change && String(change.kept));
        readout(
          cell,
          change && change.change,
          !change ? "…" : lab.text(change.kept ? "candidates.stays" : "candidates.changes"),
        );
        if (!change) cell.removeAttribute("data-value"); // its reading is known, and not told before the move is made
      });
    },
  };
}
