/** The answer of the Centre page: whether the pair is close, whether it can tie, and who is ahead. */

import { ahead } from "../../lab/maths/graphs.js";
import { fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { graphsIn } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** The paper's own cosines have three. */
const DIGITS = 3;

/** The chosen pair in one sentence: are they close, can they tie, and if not, who is ahead of them. @param {object} _spec @param {Lab} lab */
export function tieSentencePanel(_spec, lab) {
  const sentence = (/** @type {Scene} */ scene) => {
    const { i, j } = scene.pair;
    const { labels } = scene.state;
    const { C, tie } = graphsIn(scene);
    const winners = ahead(scene.after.rows, i, j).map((k) => `“${labels[k]}”`);
    const key = tie[i].includes(j) ? "tie-sentence.tie" : winners.length ? "tie-sentence.never" : "tie-sentence.shared";
    const values = { a: labels[i], b: labels[j], cos: fixed(C[i][j], DIGITS), winners, changed: scene.meter.changed, points: scene.meter.points };
    return [key, ...switched(scene)].map((each) => lab.text(each, values)).join(" ");
  };
  return spokenSentence(sentence);
}

/** What is said of the switches that are on. @param {Scene} scene */
function switched({ state, meter }) {
  if (state.unit) return [meter.same ? "tie-sentence.unit-same" : "tie-sentence.unit-different"];
  return state.centre ? ["tie-sentence.centre-same"] : [];
}
