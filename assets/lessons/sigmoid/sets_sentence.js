/** What can be said of a sigmoid's label sets in one sentence, spoken once a move has settled. */

import { counted, fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { feasibleIn } from "../../plane/label_sets.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("../../lab/text.js").Text} Text */

const SAME = 1e-9;

/** @param {object} _spec @param {{text: Text}} lab */
export function setsSentencePanel(_spec, { text }) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, text));
}

/** @param {Scene} scene @param {Text} text */
function sentence(scene, text) {
  const { meter, n } = scene;
  const { now, gone, fresh, zero } = feasibleIn(scene);
  const kept = meter.maxDcos <= SAME && meter.changed === 0 && !gone.length && !fresh.length;
  const key = zero.length ? "zero" : meter.same ? "same" : kept ? "lengths" : "changed";
  const values = {
    feasible: now.length,
    all: counted(2 ** n),
    impossible: counted(2 ** n - now.length),
    changed: meter.changed,
    points: meter.points,
    gone: gone.length,
    fresh: fresh.length,
    dp: magnitude(meter.maxDp),
    dcos: fixed(meter.maxDcos),
    zero: zero.map((k) => scene.state.labels[k]).join(", "),
  };
  return `${text("sets-sentence.says", values)} ${text(`sets-sentence.${key}`, values)}`;
}
