/** The row of tools: undo, redo, reset, and a lesson's own. */

import { allow, html } from "./dom.js";
import { moreButton } from "./free/more.js";

/** @param {{actions: readonly string[]}} spec @param {import("./lab.js").Lab<any>} lab */
export function toolsPanel({ actions }, lab) {
  const buttons = actions.map((verb) => lab.button(verb));
  return {
    root: html("div", { class: "tools", role: "toolbar", "aria-label": lab.text("tools.name") }, [...buttons, ...moreButton(lab)]),
    draw: () => actions.forEach((verb, k) => allow(buttons[k], lab.possible(verb))),
  };
}
