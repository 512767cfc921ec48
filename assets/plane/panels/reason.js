/** Why a softmax does not notice a translation: columns that move along. */

import { html, keep, readout, text } from "../../lab/dom.js";
import { chip } from "../../lab/looks.js";
import { fixed, signed } from "../../lab/numbers.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

const COLUMNS = ["logit", "added", "sum", "softmax"];

/** Without the last digits: the same number may not be rounded to two. @param {number} value */
const exact = (value) => Number(value.toPrecision(12));

/** @param {object} _spec @param {Lab} lab */
export function reasonPanel(_spec, lab) {
  const body = html("tbody");
  const heads = ["label", ...COLUMNS].map((name) => html("th", { scope: "col" }, [lab.text(`reason.${name}`)]));
  const root = html("section", { class: "panel reason" }, [
    html("h3", {}, [lab.text("reason.title")]),
    html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), body]),
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const make = (/** @type {number} */ k) => {
    const cells = COLUMNS.map((name) => html("td", { "data-readout": `${name}:${k}` }));
    return html("tr", {}, [html("th", { scope: "row" }, [chip(lab.tokens, k, "")]), ...cells]);
  };
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const found = lab.reads.now();
      keep(body, rows, scene.n, make);
      rows.forEach((row, k) => {
        text(/** @type {Element} */ (row.querySelector(".name")), scene.state.labels[k]);
        COLUMNS.forEach((name, at) => {
          const value = found[`${name}:${k}`] ?? 0;
          readout(row.children[at + 1], value, name === "added" ? signed(exact(value)) : fixed(value));
        });
      });
    },
  };
}
