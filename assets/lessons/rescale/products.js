/** A logit in numbers, coordinate by coordinate: your input × D, a label ÷ D, and their products. */

import { html, readout, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { factorsOf } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function productsPanel(_spec, lab) {
  const rows = ["input", "label", "part"].map((row) => {
    const name = html("th", { scope: "row" });
    const cells = [1, 2].map((k) => html("td", { "data-readout": `${row}:${k}` }));
    const sum = html("td", row === "part" ? { "data-readout": "product" } : {});
    return { row, name, cells, sum, root: html("tr", {}, [name, ...cells, sum]) };
  });
  const heads = ["first", "second", "sum"].map((key) => html("th", { scope: "col" }, [lab.text(`products.${key}`)]));
  const root = html("section", { class: "panel products" }, [
    html("h2", {}, [lab.text("products.name")]),
    html("table", {}, [html("thead", {}, [html("tr", {}, [html("td"), ...heads])]), html("tbody", {}, rows.map((row) => row.root))]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const [held, label] = [factorsOf(scene), scene.state.labels[scene.pair.i]];
      for (const { row, name, cells } of rows) {
        text(name, lab.text(`products.${row}`, { label }));
        cells.forEach((cell, k) => shown(cell, held[row][k]));
      }
      shown(rows[2].sum, lab.reads.now().product);
    },
  };
}

/** @param {Element} cell @param {number | null} value */
function shown(cell, value) {
  readout(cell, value, fixed(value));
}
