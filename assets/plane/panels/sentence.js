/** The answer in one generated sentence. */

import { fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** The answer in one generated sentence, spoken once a move has settled. @param {object} _spec @param {Lab} lab */
export function sentencePanel(_spec, lab) {
  return spokenSentence((/** @type {Scene} */ scene) => sentenceOf(scene, lab.text));
}

/** @param {Scene} scene @param {import("../../lab/text.js").Text} text */
function sentenceOf(scene, text) {
  const { meter, pair, state } = scene;
  const values = {
    a: state.labels[pair.i],
    b: state.labels[pair.j],
    before: fixed(pair.before),
    after: fixed(pair.after),
    changed: meter.changed,
    points: meter.points,
    dp: magnitude(meter.maxDp),
  };
  return text(meter.same ? "sentence.same" : "sentence.different", values);
}
