/** The answer of the Measures page. */

import { fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { MOVES } from "./moves.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const KEPT = 1e-9;

/** What the chosen move did to the model, in one sentence. @param {object} _spec @param {Lab} lab */
export function moveSentencePanel(_spec, lab) {
  const sentence = (/** @type {Scene} */ { state, meter }) =>
    lab.text(!meter.same ? "move-sentence.different" : meter.maxDcos > KEPT ? "move-sentence.same" : "move-sentence.nothing", {
      move: lab.text(`lab.move.${MOVES[state.move].key}`),
      changed: String(meter.changed),
      points: String(meter.points),
      dp: magnitude(meter.maxDp),
      dcos: fixed(meter.maxDcos),
    });
  return spokenSentence(sentence);
}
