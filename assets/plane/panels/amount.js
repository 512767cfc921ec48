/** How much of the chosen move: a slider, what it means in numbers, and the answer in a sentence. */

import { html, set, text } from "../dom.js";
import { MOVES } from "../moves.js";
import { fixed, magnitude } from "../numbers.js";
import { filled } from "../sentence.js";
import { spokenSentence } from "../spoken.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

const KEPT = 1e-9;

/** @param {{words: Record<string, string>}} spec @param {Lab} lab */
export function amountPanel({ words }, lab) {
  const title = html("h3");
  const meaning = html("output", { "data-readout": "amount", "aria-live": "off" });
  const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range", min: -1, max: 1, step: 0.01, "data-input": "amount", "aria-label": words.amount }));
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
      text(title, words[`move-${key}`]);
      set(slider, "min", whole ? 0 : -1);
      if (Number(slider.value) !== amount) slider.value = String(amount);
      const shown = Object.fromEntries(Object.entries(numbers(amount, state.unembeddings)).map(([name, value]) => [name, fixed(value, name === "degrees" ? 0 : 2)]));
      text(meaning, filled(words[`amount-${key}`], shown));
      set(meaning, "data-value", amount);
      set(slider, "aria-valuetext", meaning.textContent);
    },
  };
}

/** What the chosen move did to the model, in one sentence. @param {{words: Record<string, string>}} spec @param {Lab} _lab */
export function moveSentencePanel({ words }, _lab) {
  const sentence = (/** @type {Scene} */ { state, meter }) =>
    filled(words[!meter.same ? "sentence-different" : meter.maxDcos > KEPT ? "sentence-same" : "sentence-nothing"], {
      move: words[`move-${MOVES[state.move].key}`],
      changed: String(meter.changed),
      points: String(meter.points),
      dp: magnitude(meter.maxDp),
      dcos: fixed(meter.maxDcos),
    });
  return spokenSentence(sentence);
}
