/** Undo, redo, reset. */

import { allow, html } from "../../lab/dom.js";
import { noted } from "../../lab/spoken.js";
import { toolButton } from "../../lab/toolbox.js";

const TOOLS = ["undo", "redo", "reset"];

/** @param {import("./lab.js").NormsLab} lab */
export function toolsPanel(lab) {
  const tools = TOOLS.map((verb) => toolButton(lab.text, verb, () => lab.tool(verb)));
  const note = html("span", { class: "note" });
  return {
    root: html("section", { class: "tools", "data-panel": "tools" }, [...tools, note]),
    draw: () => {
      tools.forEach((tool, at) => allow(tool, lab.possible(TOOLS[at])));
      noted(note, lab.note);
    },
  };
}
