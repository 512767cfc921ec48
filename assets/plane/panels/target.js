/** "Make it c": a slider and a number, both live. */

import { html } from "../../lab/dom.js";
import { fixed, parseNumber } from "../../lab/numbers.js";
import { noted } from "../../lab/spoken.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** @param {Lab} lab @param {string} verb what makes the pair's cosine the wanted one */
export function targetRow(lab, verb) {
  const label = lab.text("pair.target");
  const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range", min: -1, max: 1, step: 0.01, "data-input": "target", "aria-label": label }));
  const go = (/** @type {number} */ target) => {
    lab.move(() => ({ target }));
    lab.perform(verb);
  };
  const number = typedTarget(lab, label, go);
  slider.addEventListener("input", () => go(Number(slider.value)));
  slider.addEventListener("change", () => lab.settle(false));
  const button = html("button", { type: "button", "data-action": verb }, [lab.text("pair.make")]);
  button.addEventListener("click", number.take);
  return {
    root: html("div", { class: "target" }, [button, number.input, slider, number.error]),
    draw: (/** @type {Scene} */ { state }) => {
      if (state.target === undefined) return;
      if (slider.value !== String(state.target)) slider.value = String(state.target);
      number.draw(state);
    },
  };
}

/** The wanted cosine as a number to type; what is no cosine is said, and changes nothing. @param {Lab} lab @param {string} label @param {(target: number) => void} go */
function typedTarget(lab, label, go) {
  const input = /** @type {HTMLInputElement} */ (html("input", { type: "text", inputmode: "decimal", size: 5, "data-input": "target-number", "aria-label": label }));
  const error = html("p", { class: "error" });
  /** @type {unknown} the state in which something wrong was typed */
  let wrongIn = null;
  const tell = (/** @type {string} */ said) => {
    noted(error, said);
    input.setAttribute("aria-invalid", String(said !== ""));
    wrongIn = said ? lab.scene.state : null;
  };
  const take = () => {
    const value = parseNumber(input.value);
    const good = value !== null && value >= -1 && value <= 1;
    tell(good ? "" : lab.text("pair.target-error", { typed: input.value }));
    if (!good) return;
    go(value);
    lab.settle(false, true);
  };
  input.addEventListener("change", take);
  return {
    input,
    error,
    take,
    draw: (/** @type {Scene["state"]} */ state) => {
      if (wrongIn !== null && wrongIn !== state) tell("");
      const busy = /** @type {ShadowRoot} */ (input.getRootNode()).activeElement === input;
      if (!busy && wrongIn === null) input.value = fixed(state.target);
    },
  };
}
