/** What can be said of a sigmoid's label sets in one sentence, spoken once a move has settled. */

import { feasibleIn } from "../label_sets.js";
import { fixed, magnitude } from "../numbers.js";
import { counted } from "../rankings.js";
import { filled } from "../sentence.js";
import { spokenSentence } from "../spoken.js";

/** @typedef {import("../scene.js").Scene} Scene */

const SAME = 1e-9;

/** @param {{words: Record<string, string>}} spec */
export function setsSentencePanel({ words }) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, words));
}

/** @param {Scene} scene @param {Record<string, string>} words */
function sentence(scene, words) {
  const { meter, n } = scene;
  const { now, gone, fresh, zero } = feasibleIn(scene);
  const kept = meter.maxDcos <= SAME && meter.changed === 0 && !gone.length && !fresh.length;
  const key = zero.length ? "says-zero" : meter.same ? "says-same" : kept ? "says-lengths" : "says-changed";
  const values = {
    feasible: String(now.length),
    all: counted(2 ** n),
    impossible: counted(2 ** n - now.length),
    changed: String(meter.changed),
    points: String(meter.points),
    gone: String(gone.length),
    fresh: String(fresh.length),
    dp: magnitude(meter.maxDp),
    dcos: fixed(meter.maxDcos),
    zero: zero.map((k) => scene.state.labels[k]).join(", "),
  };
  return `${filled(words.says, values)} ${filled(words[key], values)}`;
}
