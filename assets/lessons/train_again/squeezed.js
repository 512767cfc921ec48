/**
 * The last run's ten rows as arrows, and how far its hidden vectors reach: what the one loses along a direction, the
 * other gains. @import {Scene} from "./scene.js" @import {AgainLab} from "./values.js"
 */

import { html, set, svg } from "../../lab/dom.js";
import { disc } from "./overlay.js";

const [HALF, UP, BAR] = [95, 42, 54];

/** @param {AgainLab} lab */
export function squeezedPicture(lab) {
  const [rows, hidden] = ["rows", "hidden"].map((name) => svg("path", { class: name }));
  const stage = svg(
    "svg",
    { class: "squeezed", viewBox: "-100 0 200 60", role: "img", "aria-label": lab.text("squeezed") },
    [hidden, rows],
  );
  return {
    root: html("div", {}, [stage, html("p", {}, [lab.text("squeezed")])]),
    draw: (/** @type {Scene} */ { state, source }) => {
      const { products, along } = source.grams[state.run];
      const grown = 2 ** state.squeeze;
      const tips = along.map((each, k) => [grown * each, Math.sqrt(Math.max(products[k][k] - each ** 2, 0))]);
      const unit = Math.min(...tips.map(([x, y]) => Math.min(HALF / Math.abs(x), UP / y)));
      const ends = tips.map(([x, y]) => [unit * x, UP + 4 - unit * y]);
      set(
        rows,
        "d",
        ends.map((end) => `M0 ${UP + 4}L${end.map((each) => each.toFixed(1)).join(" ")}${disc(end, 1.5)}`).join(""),
      );
      set(hidden, "d", `M${-HALF / grown} ${BAR}H${HALF / grown}`);
    },
  };
}
