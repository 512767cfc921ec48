/** How much of the chosen move: a slider, what it means in numbers, and the answer in a sentence. */

import { html, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { MOVES } from "./moves.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function amountPanel(_spec, lab) {
  const title = html("h2");
  const meaning = html("output", { "data-readout": "amount" });
  const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range", min: -1, max: 1, step: 0.01, "data-input": "amount", "aria-label": lab.text("amount.name") }));
  const root = html("section", { class: "panel amount" }, [html("div", { class: "headline" }, [title, meaning]), slider]);
  slider.addEventListener("input", () =>
    lab.move(({ state }) => ({
      amounts: state.amounts.map((/** @type {number} */ amount, /** @type {number} */ k) => (k === state.move ? Number(slider.value) : amount)),
    })),
  );
  slider.addEventListener("change", () => lab.settle(false));
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const { key, numbers, whole } = MOVES[state.move];
      const amount = state.amounts[state.move];
      text(title, lab.text(`lab.move.${key}`));
      set(slider, "min", whole ? 0 : -1);
      if (Number(slider.value) !== amount) slider.value = String(amount);
      const shown = Object.fromEntries(Object.entries(numbers(amount, state.unembeddings)).map(([name, value]) => [name, fixed(value, name === "degrees" ? 0 : 2)]));
      text(meaning, lab.text(`amount.${key}`, shown));
      set(meaning, "data-value", amount);
      set(slider, "aria-valuetext", meaning.textContent);
    },
  };
}
