/** What can be said of a softmax's rankings in one sentence, spoken once a move has settled. */

import { norm } from "../maths/vectors.js";
import { fixed, magnitude } from "../numbers.js";
import { counted, feasibleRankings, orders } from "../rankings.js";
import { filled } from "../sentence.js";
import { spokenSentence } from "../spoken.js";

/** @typedef {import("../scene.js").Scene} Scene */

const SAME = 1e-9;

/** @param {{words: Record<string, string>}} spec */
export function rankingsSentencePanel({ words }) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, words));
}

/** @param {Scene} scene @param {Record<string, string>} words */
export function sentence(scene, words) {
  const { after, meter, n, state } = scene;
  const { now, gone, fresh, twins, never } = feasibleRankings(scene);
  const zero = after.rows.flatMap((row, k) => (norm(row) === 0 ? [k] : []));
  const cosinesKept = meter.maxDcos <= SAME && !zero.length;
  const kept = !gone.length && !fresh.length;
  const key = meter.same ? (cosinesKept ? "says-same" : "says-gauge") : kept ? "says-kept" : cosinesKept ? "says-lengths" : "says-changed";
  const name = (/** @type {readonly number[]} */ list) => list.map((k) => state.labels[k]).join(", ");
  const values = {
    feasible: counted(now.length),
    all: counted(orders(n)),
    gone: String(gone.length),
    fresh: String(fresh.length),
    changed: String(meter.changed),
    points: String(meter.points),
    dp: magnitude(meter.maxDp),
    dcos: fixed(meter.maxDcos),
    twins: name(twins ?? []),
    never: name(never),
    zero: name(zero),
  };
  const parts = twins ? ["says-twins"] : ["says", key, ...(zero.length ? ["says-zero"] : []), ...(never.length ? [never.length === 1 ? "says-never-one" : "says-never"] : [])];
  return parts.map((part) => filled(words[part], values)).join(" ");
}
