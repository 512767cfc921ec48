/** A sentence on screen that follows every move, and is spoken once a move has settled. */

import { alone } from "./alone.js";
import { html, text } from "./dom.js";

/** @template S @param {(scene: S) => string} sentence */
export function spokenSentence(sentence) {
  const shown = html("p", { class: "sentence" });
  const spoken = html("p", { class: "spoken", "aria-live": "polite" });
  return {
    root: html("div", {}, [alone(shown), spoken]),
    draw: (/** @type {S} */ scene) => text(shown, sentence(scene)),
    settled: (/** @type {S} */ scene) => text(spoken, sentence(scene)),
  };
}
