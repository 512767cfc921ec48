/** Presets: one-click configurations. */

import { html, set, text } from "../../lab/dom.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** One-click configurations; the one on show is marked, and what there is to know of it said. @param {object} _spec @param {Lab} lab */
export function presetsPanel(_spec, lab) {
  const buttons = lab.data.presets.map(({ key, title, change }) => {
    const button = html("button", { type: "button", "data-action": `preset:${key}` }, [title]);
    button.addEventListener("click", () => lab.change(change));
    return button;
  });
  const note = html("p", { class: "caption", "data-note": "preset" });
  const root = html("div", { class: "presets", role: "group", "aria-label": lab.text("presets.name") }, [...buttons, note]);
  if (buttons.length === 0) root.hidden = true;
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const shown = lab.data.presets.findIndex(({ change }) => Object.keys(change).every((name) => name === "pair" || same(change[name], state[name])));
      buttons.forEach((button, k) => set(button, "aria-pressed", String(k === shown)));
      text(note, lab.data.presets[shown]?.note ?? "");
    },
  };
}

/** @param {any} a @param {any} b @returns {boolean} */
function same(a, b) {
  return Array.isArray(a) ? a.length === b?.length && a.every((each, k) => same(each, b[k])) : a === b;
}
