/** All pairwise cosines: after above the diagonal, before below it. A cell chooses its pair. */

import { html, readout, set, svg } from "../../lab/dom.js";
import { colour, marker, mixed, short } from "../../lab/looks.js";
import { markerPath } from "../../lab/markers.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

const MOST_WITH_DIGITS = 12;

/** @param {object} _spec @param {Lab} lab */
export function matrixPanel(_spec, lab) {
  const table = html("table", { class: "matrix", "aria-label": lab.text("matrix.name") });
  const root = html("section", { class: "panel" }, [
    html("h2", {}, [lab.text("matrix.name")]),
    html("p", { class: "caption" }, [lab.text("matrix.caption")]),
    html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text("matrix.name") }, [table]),
  ]);
  /** @type {Element[][]} */
  let cells = [];
  let names = "";
  table.addEventListener("click", (event) => {
    const cell = /** @type {Element} */ (event.target).closest("[data-pair]");
    if (!cell) return;
    const pair = /** @type {string} */ (cell.getAttribute("data-pair")).split(",").map(Number);
    lab.move(() => ({ pair }));
    lab.settle(false);
  });
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      if (names !== labels.join("\n")) {
        names = labels.join("\n");
        cells = built(table, labels, lab);
      }
      cells.forEach((row, i) => row.forEach((cell, j) => i !== j && drawCell(cell, i, j, scene)));
    },
  };
}

/** The cells of a new table. @param {HTMLElement} table @param {string[]} labels @param {Lab} lab */
function built(table, labels, { tokens }) {
  const dense = labels.length > MOST_WITH_DIGITS;
  const sign = (/** @type {number} */ k) =>
    svg("svg", { width: 14, height: 14, "aria-hidden": "true" }, [
      svg("path", { d: markerPath(marker(tokens, k), 7, 7, 4.5), fill: colour(tokens, k), class: "marker" }),
    ]);
  set(table, "class", dense ? "matrix dense" : "matrix");
  const head = labels.map((label, k) => html("th", { scope: "col", title: label }, [sign(k), html("span", dense ? { class: "spoken" } : {}, [short(label)])]));
  const cells = labels.map((_row, i) => labels.map((_column, j) => html("td", i === j ? { class: "diagonal" } : { "data-pair": `${Math.min(i, j)},${Math.max(i, j)}` })));
  const rows = labels.map((label, i) => html("tr", {}, [html("th", { scope: "row", title: label }, [sign(i), short(label)]), ...cells[i]]));
  table.replaceChildren(html("thead", {}, [html("tr", {}, [html("td"), ...head])]), html("tbody", {}, rows));
  return cells;
}

/** @param {Element} cell @param {number} i @param {number} j @param {Scene} scene */
function drawCell(cell, i, j, { n, after, before, pair }) {
  const value = (i < j ? after : before).cosines[i][j];
  readout(cell, value, n > MOST_WITH_DIGITS ? "" : fixed(value));
  set(cell, "style", `--cell: ${value === null ? "transparent" : mixed(Math.round(value * 100) / 100)}`);
  const chosen = Math.min(i, j) === Math.min(pair.i, pair.j) && Math.max(i, j) === Math.max(pair.i, pair.j);
  set(cell, "class", chosen ? "chosen" : null);
}
