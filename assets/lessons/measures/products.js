/** Why a tie stays: products of two labels with the input for which they tie, and of the labels with one another. */

import { html, readout, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function productsPanel(_spec, lab) {
  const rows = ["first", "second", "both"].map((key) => {
    const [name, ...cells] = [html("th", { scope: "row" }), ...["before", "product"].map((part) => html("td", { "data-readout": `${part}:${key}` }))];
    return { key, name, cells, root: html("tr", {}, [name, ...cells]) };
  });
  const heads = ["before", "now"].map((key) => html("th", { scope: "col" }, [lab.text(`tie-products.${key}`)]));
  const table = html("table", {}, [html("thead", {}, [html("tr", {}, [html("td"), ...heads])]), html("tbody", {}, rows.map((row) => row.root))]);
  return {
    root: html("section", { class: "panel products" }, [table]),
    draw: (/** @type {Scene} */ { state: { labels }, pair: { i, j } }) => {
      const found = lab.reads.now();
      for (const { key, name, cells } of rows) {
        text(name, lab.text(`tie-products.${key}`, { a: labels[i], b: labels[j] }));
        for (const cell of cells) {
          const value = found[cell.dataset.readout ?? ""];
          readout(cell, value, fixed(value));
        }
      }
    },
  };
}
