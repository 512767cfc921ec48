/** Which of the two representations the move acts on: only the gauge keeps the classifier. */

import { html, set } from "../../lab/dom.js";
import { RULES } from "../../lab/maths/moves.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {import("./vocabulary.js").Vocabulary["panels"]["rule"]} spec @param {Lab} lab */
export function rulePanel({ matrix }, lab) {
  const buttons = RULES.map((rule, k) => {
    const button = html("button", { type: "button", role: "radio", "data-action": `rule:${rule}`, title: lab.text(`rule.${rule}.title`) }, [lab.text(`rule.${rule}`, { matrix })]);
    button.addEventListener("click", () => {
      lab.move(() => ({ rule: k }));
      lab.settle(false, true);
    });
    return button;
  });
  return {
    root: html("div", { class: "rule", role: "radiogroup", "aria-label": lab.text("rule.name") }, [html("span", {}, [lab.text("rule.name")]), ...buttons]),
    draw: (/** @type {Scene} */ scene) =>
      buttons.forEach((button, k) => set(button, "aria-checked", String(k === (scene.state.rule ?? 0)))),
  };
}
