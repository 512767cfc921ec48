/** Centring and unit length as switches, and what each of them changes by itself, whether on or off. */

import { html, readout, set } from "../../lab/dom.js";
import { graphsOf, pairDifference } from "../../lab/maths/graphs.js";
import { largestDefinedChange, mean, scale } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { HEADS } from "../../plane/heads.js";
import { movedRows, moveWith, shrinking } from "../../lab/maths/moves.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @type {readonly {key: string, on: Record<string, number>}[]} */
const ROWS = [
  { key: "centre", on: { centre: 1, unit: 0 } },
  { key: "unit", on: { centre: 0, unit: 1 } },
  { key: "both", on: { centre: 1, unit: 1 } },
];
const COLUMNS = ["cosines", "close", "tie", "predictions"];

/** @param {object} _spec @param {Lab} lab */
export function switchesPanel(_spec, lab) {
  const rows = ROWS.map(({ key, on }) => {
    const cells = COLUMNS.map((column) => html("td", { "data-readout": `${key}:${column}` }));
    const input = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", role: "switch", "data-action": key }));
    const name = key === "both" ? html("span", {}, [lab.text("switches.both")]) : html("label", {}, [input, lab.text(`switches.${key}`)]);
    input.addEventListener("change", () => {
      lab.move(() => ({ [key]: Number(input.checked) }));
      lab.settle(false, true);
    });
    return { key, on, cells, input, row: html("tr", {}, [html("th", { scope: "row" }, [name]), ...cells]) };
  });
  const head = [html("td"), ...COLUMNS.map((column) => html("th", { scope: "col", title: lab.text(`switches.changes-${column}.title`) }, [lab.text(`switches.changes-${column}`)]))];
  const root = html("section", { class: "panel switches" }, [
    html("h2", {}, [lab.text("switches.name")]),
    html("table", {}, [html("thead", {}, [html("tr", {}, head)]), html("tbody", {}, rows.map(({ row }) => row))]),
  ]);
  /** @type {unknown} */
  let shownFor;
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { state } = scene;
      for (const { key, on, input, row } of rows) {
        if (key !== "both") input.checked = Boolean(state[key]);
        set(row, "data-on", String(Object.entries(on).every(([name, value]) => state[name] === value)));
      }
      if (shownFor === state.unembeddings) return;
      shownFor = state.unembeddings;
      for (const { cells, on } of rows) {
        const changes = changesOf(scene, on);
        cells.forEach((cell, k) => {
          readout(cell, changes[k], k === 0 ? fixed(changes[k]) : String(changes[k]));
          set(cell, "data-kept", String(changes[k] <= 1e-9));
        });
      }
    },
  };
}

/**
 * What a setting of the switches does to the model before them: the largest change of a cosine, the
 * pairs that are close before or after but not both, those that can tie so, and changed predictions.
 * @param {Scene} scene @param {Record<string, number>} on
 */
function changesOf({ state, source, before, n }, on) {
  const rows = movedRows(state.unembeddings, moveWith(switchedOn({ ...state, ...on })));
  const [was, is] = [graphsOf(before.rows), graphsOf(rows)];
  const head = HEADS[source.model];
  const [P, Q] = [before.rows, rows].map((W) => head.probabilities(W, source.embeddings));
  return [largestDefinedChange(was.C, is.C), pairDifference(was.closePairs, is.closePairs), pairDifference(was.tiePairs, is.tiePairs), head.compare(P, Q, n).changed];
}

/** The move that a state's switches make. @param {import("../../lab/codec.js").State} state @returns {import("../../lab/maths/moves.js").Parts} */
export function switchedOn({ unembeddings: W, centre, unit }) {
  return { shift: centre ? scale(mean(W), -1) : undefined, lengths: unit ? (rows) => shrinking(rows, 1) : undefined };
}
