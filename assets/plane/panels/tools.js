/** The row of tools. */

import { allow, html } from "../../lab/dom.js";
import { noted } from "../../lab/spoken.js";

/** @typedef {import("../lab.js").Lab} Lab */

/** Undo, redo, reset, copy link. @param {import("../vocabulary.js").Vocabulary["panels"]["tools"]} spec @param {Lab} lab */
export function toolsPanel(spec, lab) {
  const buttons = spec.actions.map((verb) => lab.button(verb));
  const message = html("span", { class: "caption" });
  return {
    root: html("div", { class: "tools", role: "toolbar", "aria-label": lab.text("tools.name") }, [...buttons, message]),
    draw: () => {
      noted(message, lab.toolNote);
      spec.actions.forEach((verb, k) => allow(buttons[k], lab.possible(verb)));
    },
  };
}
