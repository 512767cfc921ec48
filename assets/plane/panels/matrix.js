/** All pairwise cosines: after above the diagonal, before below it. A cell chooses its pair. */

import { html, readout, set, svg } from "../dom.js";
import { mixed } from "../landscape.js";
import { colour, marker, short } from "../looks.js";
import { markerPath } from "../markers.js";
import { fixed } from "../numbers.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

const MOST_WITH_DIGITS = 12;

/** @param {object} _spec @param {Lab} lab */
export function matrixPanel(_spec, lab) {
  const { words, tokens } = lab;
  const table = html("table", { class: "matrix", "aria-label": words.matrix });
  const root = html("section", { class: "panel" }, [
    html("h3", {}, [words.matrix]),
    html("p", { class: "caption" }, [words["matrix-caption"]]),
    html("div", { class: "scroll" }, [table]),
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
  const build = (/** @type {string[]} */ labels) => {
    const n = labels.length;
    set(table, "class", n > MOST_WITH_DIGITS ? "matrix dense" : "matrix");
    const head = labels.map((label, k) => html("th", { scope: "col", title: label }, [sign(k), ...(n > MOST_WITH_DIGITS ? [] : [short(label)])]));
    cells = [];
    const rows = labels.map((label, i) => {
      cells.push(labels.map((_, j) => html("td", i === j ? { class: "diagonal" } : { "data-pair": `${Math.min(i, j)},${Math.max(i, j)}` })));
      return html("tr", {}, [html("th", { scope: "row", title: label }, [sign(i), short(label)]), ...cells[i]]);
    });
    table.replaceChildren(html("thead", {}, [html("tr", {}, [html("th"), ...head])]), html("tbody", {}, rows));
  };
  const sign = (/** @type {number} */ k) =>
    svg("svg", { width: 14, height: 14, "aria-hidden": "true" }, [
      svg("path", { d: markerPath(marker(tokens, k), 7, 7, 4.5), fill: colour(tokens, k), class: "marker" }),
    ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      if (names !== labels.join("\n")) {
        names = labels.join("\n");
        build(labels);
      }
      const dense = scene.n > MOST_WITH_DIGITS;
      for (let i = 0; i < scene.n; i += 1) {
        for (let j = 0; j < scene.n; j += 1) {
          if (i === j) continue;
          const value = (i < j ? scene.after : scene.before).cosines[i][j];
          const cell = cells[i][j];
          readout(cell, value, dense ? "" : fixed(value));
          set(cell, "style", `--cell: ${value === null ? "transparent" : mixed(Math.round(value * 100) / 100)}`);
          const chosen = Math.min(i, j) === Math.min(scene.pair.i, scene.pair.j) && Math.max(i, j) === Math.max(scene.pair.i, scene.pair.j);
          set(cell, "class", chosen ? "chosen" : null);
        }
      }
    },
  };
}
