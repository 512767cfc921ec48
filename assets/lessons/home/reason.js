/** Why a softmax does not notice a translation: columns that move along. */

import { html, keep, readout, text } from "../../lab/dom.js";
import { chip } from "../../lab/looks.js";
import { logits } from "../../lab/maths/softmax.js";
import { fixed, signed } from "../../lab/numbers.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

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
    draw: (/** @type {Scene} */ { n, state, before, after }) => {
      const [was, is] = [logits(before.rows, state.probe), logits(after.rows, state.probe)];
      keep(body, rows, n, make);
      rows.forEach((row, k) => {
        text(/** @type {Element} */ (row.querySelector(".name")), state.labels[k]);
        readout(row.children[1], was[k], fixed(was[k]));
        readout(row.children[2], is[k] - was[k], signed(exact(is[k] - was[k])));
        readout(row.children[3], is[k], fixed(is[k]));
        readout(row.children[4], after.probe[k], fixed(after.probe[k]));
      });
    },
  };
}
