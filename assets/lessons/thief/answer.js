/** One answer as the thief gives it: its dot products less the one number that a softmax takes off; and the API's. */

import { html, keep, readout, text } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";
import { fixed } from "../../lab/numbers.js";
/** @import {Lab, Scene} from "../../plane/types.js" */

const COLUMNS = /** @type {const} */ (["product", "less", "answer", "said"]);

/** @param {object} _spec @param {Lab} lab */
export function answerPanel(_spec, lab) {
  const body = html("tbody");
  const heads = COLUMNS.map((name) => html("th", { scope: "col" }, [lab.text(`answer.${name}`)]));
  const rows = /** @type {HTMLElement[]} */ ([]);
  const make = (/** @type {number} */ k) => {
    const cells = COLUMNS.map((name) => html("td", { "data-readout": `${name}:${k}` }));
    return html("tr", {}, [html("th", { scope: "row" }, [chip(lab.tokens, k, "")]), ...cells]);
  };
  return {
    root: html("section", { class: "panel answer reason" }, [
      html("h2", {}, [lab.text("answer.name")]),
      html("table", {}, [html("thead", {}, [html("tr", {}, [html("td"), ...heads])]), body]),
    ]),
    draw: (/** @type {Scene} */ { n, state }) => {
      const readings = lab.reads.now();
      keep(body, rows, n, make);
      rows.forEach((row, k) => {
        text(/** @type {Element} */ (row.querySelector(".name")), state.labels[k]);
        COLUMNS.forEach((name, at) => {
          const value = readings[`${name}:${k}`] ?? null;
          readout(row.children[at + 1], value, fixed(value));
        });
      });
    },
  };
}
