/** Which of the two representations the move acts on: only the gauge keeps the classifier. */

import { html, set } from "../dom.js";
import { RULES } from "../scene.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function rulePanel(_spec, lab) {
  const { words } = lab;
  const buttons = RULES.map((rule, k) => {
    const button = html("button", { type: "button", role: "radio", "data-action": `rule:${rule}`, title: words[`rule-${rule}-title`] }, [words[`rule-${rule}`]]);
    button.addEventListener("click", () => {
      lab.move(() => ({ rule: k }));
      lab.settle(false, true);
    });
    return button;
  });
  return {
    root: html("div", { class: "rule", role: "radiogroup", "aria-label": words.rule }, [html("span", {}, [words.rule]), ...buttons]),
    draw: (/** @type {Scene} */ scene) =>
      buttons.forEach((button, k) => set(button, "aria-checked", String(k === (scene.state.rule ?? 0)))),
  };
}
