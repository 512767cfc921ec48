/** Four measures under four moves that keep the classifier: the table that a story fills, a move at a time. */

import { html, readout, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { MOVES } from "./moves.js";
import { ALLOWED, FEW, few } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** What each measure says of the pair now. */
const NOW = ["cosine:after", "euclidean:after", "corner", "tie"];

/** @param {object} _spec @param {Lab} lab */
export function candidatesPanel(_spec, lab) {
  const heads = FEW.map((key) => html("th", { scope: "col" }, [lab.text(`candidates.${key}`)]));
  const now = NOW.map((name) => html("td", { "data-readout": name }));
  const kept = FEW.map((key) => html("output", { "data-readout": `kept:${key}`, hidden: "" })); // for sentences
  const pair = html("th", { scope: "row" });
  const rows = ALLOWED.map((column) => {
    const { key } = MOVES[column];
    const cells = FEW.map((quantity) => html("td", { "data-readout": `few:${quantity}:${key}` }));
    return { column, cells, root: html("tr", {}, [html("th", { scope: "row" }, [lab.text(`lab.move.${key}`)]), ...cells]) };
  });
  const root = html("section", { class: "panel candidates" }, [
    html("table", {}, [
      html("thead", {}, [html("tr", {}, [html("td"), ...heads])]),
      html("tbody", {}, [html("tr", { class: "now" }, [pair, ...now]), ...rows.map((row) => row.root)]),
    ]),
    ...kept,
  ]);
  const draw = (/** @type {Scene} */ scene) => {
    if (!lab.guided()) return;
    const [found, visit, { i, j }] = [lab.reads.now(), /** @type {import("./readings.js").Visit} */ (lab.visit.now()), scene.pair];
    text(pair, lab.text("candidates.now", { a: scene.state.labels[i], b: scene.state.labels[j] }));
    NOW.forEach((name, k) => readout(now[k], found[name], name === "tie" ? lab.text(found.tie ? "candidates.yes" : "candidates.no") : fixed(found[name])));
    FEW.forEach((key, k) => readout(kept[k], found[`kept:${key}`], String(found[`kept:${key}`])));
    for (const { column, cells, root: row } of rows) {
      set(row, "data-chosen", String(column === scene.state.move));
      cells.forEach((cell, k) => {
        const change = visit.made.includes(column) && visit.drawn[column] ? few(scene, FEW[k], visit)[ALLOWED.indexOf(column)] : null;
        set(cell, "data-kept", change && String(change.kept));
        readout(cell, change && change.change, !change ? "…" : lab.text(change.kept ? "candidates.stays" : "candidates.changes"));
        if (!change) cell.removeAttribute("data-value"); // its reading is known, and not told before the move is made
      });
    }
  };
  return { root, draw, settled: draw };
}
