/** The same logit from other numbers: your input × D, a label ÷ D, and their product. */

import { html, readout, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { factorsOf } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const ROWS = ["input", "label", "product"];

/** @param {object} _spec @param {Lab} lab */
export function productsPanel(_spec, lab) {
  const rows = ROWS.map((row) => {
    const name = html("th", { scope: "row" });
    const [before, after] = ["-before", ""].map((when) => html("td", { "data-readout": `${row}${when}` }));
    return { row, name, before, after, root: html("tr", {}, [name, before, after]) };
  });
  const heads = ["", "products.before", "products.after"].map((key) => key ? html("th", { scope: "col" }, [lab.text(key)]) : html("td"));
  const root = html("section", { class: "panel products" }, [
    html("h2", {}, [lab.text("products.name")]),
    html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), html("tbody", {}, rows.map((row) => row.root))]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const [held, found] = [factorsOf(scene), lab.reads.now()];
      const label = scene.state.labels[scene.pair.i];
      for (const { row, name, before: was, after: is } of rows) {
        text(name, lab.text(`products.${row}`, { label }));
        if (row === "product") {
          [was, is].forEach((cell, k) => shown(cell, [found[k ? row : `${row}-before`] ?? 0]));
        } else {
          [was, is].forEach((cell, k) => shown(cell, held[/** @type {"input" | "label"} */ (row)][k]));
        }
      }
    },
  };
}

/** @param {Element} cell @param {readonly number[]} numbers */
function shown(cell, numbers) {
  const text = numbers.map((each) => fixed(each)).join(", ");
  readout(cell, numbers.length === 1 ? numbers[0] : null, numbers.length === 1 ? text : `(${text})`);
}
