/** The switch that opens the third dimension. */

import { html } from "../../lab/dom.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function inSpacePanel(_spec, lab) {
  const input = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", role: "switch", "data-action": "in-space" }));
  input.addEventListener("change", () => {
    lab.move(() => ({ space: Number(input.checked) }));
    lab.settle(false);
  });
  return {
    root: html("label", { class: "in-space" }, [input, lab.text("in-space.switch")]),
    draw: (/** @type {Scene} */ { state }) => {
      input.checked = state.space > 0;
    },
  };
}
