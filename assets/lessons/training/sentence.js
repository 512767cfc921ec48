/** The answer of the Training page. */

import { scale } from "../../lab/maths/vectors.js";
import { fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { GOAL, MOST_STEPS, numbersOf, stepsToGoal, stuck } from "./descent.js";
import { counted, shown } from "./shown.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** What happened, in one sentence. @param {object} _spec @param {Lab} lab */
export function descentSentencePanel(_spec, lab) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, lab));
}

/** @param {Scene} scene @param {Lab} lab */
function sentence(scene, lab) {
  const { state, pair, before } = scene;
  const { theta, loss, each } = numbersOf(scene);
  if (theta === null) return lab.text("descent-sentence.undefined");
  const start = Math.hypot(...before.rows[0]);
  const turn = (Math.atan2(/** @type {number} */ (each[0].gradient) * state.rate, each[0].length) * 180) / Math.PI;
  const values = {
    theta: fixed(theta, 1),
    loss: fixed(loss),
    before: fixed(pair.before),
    after: fixed(pair.after),
    steps: state.steps.toLocaleString("en"),
    length: fixed(start),
    grown: fixed(each[0].length),
    effective: shown("effective", each[0].effective),
    first: shown("effective", start ? state.rate / start ** 2 : null),
    turn: turn < 0.05 ? magnitude(turn) : fixed(turn, 1),
  };
  if (stuck(scene.after.rows)) return lab.text((pair.after ?? 0) < 0 ? "descent-sentence.opposite" : "descent-sentence.aligned", values);
  if (state.steps) return lab.text((pair.after ?? 0) >= GOAL ? "descent-sentence.reached" : "descent-sentence.walked", values);
  if ((pair.after ?? 0) >= GOAL) return lab.text("descent-sentence.near", values);
  const [goal, longer] = [1, 10].map((factor) => {
    const [z, t] = before.rows;
    return counted(stepsToGoal([scale(z, factor), scale(t, factor)], state, MOST_STEPS), lab.text("lab.more"));
  });
  return lab.text("descent-sentence.start", { ...values, goal, longer });
}
