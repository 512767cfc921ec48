/** The numbers of both vectors. */

import { html, readout, text } from "../../lab/dom.js";
import { numbersIn } from "./readings.js";
import { shown } from "./shown.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** Length, gradient, effective rate, and the length after a step by the law and measured. @param {object} _spec @param {Lab} lab */
export function descentNumbersPanel(_spec, lab) {
  const rows = ["length", "gradient", "turn", "effective", "law", "measured"].map((key) => ({
    key,
    cells: [0, 1].map((k) => html("output", { "data-readout": `${key}:${k + 1}` })),
  }));
  const head = html("tr", {}, [html("td"), ...lab.scene.state.labels.map((label) => html("th", { scope: "col" }, [label]))]);
  const body = rows.map(({ key, cells }) => html("tr", { class: key }, [html("th", { scope: "row" }, [lab.text(`descent-numbers.row-${key}`)]), ...cells.map((cell) => html("td", {}, [cell]))]));
  const caption = html("p", { class: "caption" });
  return {
    root: html("section", { class: "panel descent-numbers" }, [html("table", {}, [html("thead", {}, [head]), html("tbody", {}, body)]), caption]),
    draw: (/** @type {Scene} */ scene) => {
      const [{ each }, found] = [numbersIn(scene), lab.reads.now()];
      for (const { key, cells } of rows) {
        cells.forEach((cell, k) => {
          const value = found[`${key}:${k + 1}`];
          const held = each[k].held && (key === "turn" || key === "law" || key === "measured");
          readout(cell, value, held ? lab.text("descent-numbers.held") : shown(key, value));
        });
      }
      text(caption, lab.text(scene.state.steps ? "descent-numbers.law-last" : "descent-numbers.law-next"));
    },
  };
}
