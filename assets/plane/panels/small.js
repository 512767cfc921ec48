/** The small panels: the row of moves, presets, guided steps, and the one-sentence answer. */

import { allow, html, set, text } from "../dom.js";
import { sentenceOf } from "../sentence.js";
import { spokenSentence } from "../spoken.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** Undo, redo, reset, copy link, talk mode. @param {{actions: string[]}} spec @param {Lab} lab */
export function toolsPanel(spec, lab) {
  const buttons = spec.actions.map((verb) => lab.button(verb));
  const message = html("span", { class: "caption", role: "status" });
  return {
    root: html("div", { class: "tools", role: "toolbar", "aria-label": lab.words.tools }, [...buttons, message]),
    draw: () => {
      text(message, lab.toolNote);
      spec.actions.forEach((verb, k) => allow(buttons[k], lab.possible(verb)));
    },
  };
}

/** One-click configurations; the one on show is marked, and what there is to know of it said. @param {{notes?: Record<string, string>}} spec @param {Lab} lab */
export function presetsPanel(spec, lab) {
  const buttons = lab.presets.map(({ key, title, change }) => {
    const button = html("button", { type: "button", "data-action": `preset:${key}` }, [title]);
    button.addEventListener("click", () => lab.preset(change));
    return button;
  });
  const note = html("p", { class: "caption", "data-note": "preset" });
  const root = html("div", { class: "presets", role: "group", "aria-label": lab.words.presets }, [...buttons, note]);
  if (buttons.length === 0) root.hidden = true;
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const shown = lab.presets.findIndex(({ change }) => Object.keys(change).every((name) => name === "pair" || same(change[name], state[name])));
      buttons.forEach((button, k) => set(button, "aria-pressed", String(k === shown)));
      text(note, spec.notes?.[lab.presets[shown]?.key] ?? "");
    },
  };
}

/**
 * A lesson in steps; each may bring its own change of state, and asks one thing of the reader.
 * @param {{steps: {text: string, button?: string, action?: string, change?: Record<string, any>}[]}} spec @param {Lab} lab
 */
export function stepsPanel(spec, lab) {
  const items = spec.steps.map((step, k) => {
    const item = html("li", {}, [html("span", {}, [step.text])]);
    if (step.button) {
      const button = html("button", { type: "button", "data-action": `step:${k + 1}` }, [step.button]);
      button.addEventListener("click", () => {
        if (step.change) lab.preset(step.change);
        if (step.action) {
          lab.perform(step.action);
          lab.settle(false, true);
        }
      });
      item.append(button);
    }
    return item;
  });
  return { root: html("ol", { class: "panel steps" }, items), draw: () => {} };
}

/** The answer in one generated sentence, spoken once a move has settled. @param {object} _spec @param {Lab} lab */
export function sentencePanel(_spec, lab) {
  return spokenSentence((/** @type {Scene} */ scene) => sentenceOf(scene, lab.words));
}

/** @param {any} a @param {any} b @returns {boolean} */
function same(a, b) {
  return Array.isArray(a) ? a.length === b?.length && a.every((each, k) => same(each, b[k])) : a === b;
}
