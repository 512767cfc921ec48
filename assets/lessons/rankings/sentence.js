/** What can be said of a softmax's rankings in one sentence, spoken once a move has settled. */

import { orders } from "../../lab/maths/orders.js";
import { norm } from "../../lab/maths/vectors.js";
import { counted, fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { feasibleRankings } from "./rankings.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("../../lab/text.js").Text} Text */

const SAME = 1e-9;

/** @param {object} _spec @param {{text: Text}} lab */
export function rankingsSentencePanel(_spec, { text }) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, text));
}

/** @param {Scene} scene @param {Text} text */
export function sentence(scene, text) {
  const { after, meter, n, state } = scene;
  const { now, gone, fresh, twins, never } = feasibleRankings(scene);
  const zero = after.rows.flatMap((row, k) => (norm(row) === 0 ? [k] : []));
  const cosinesKept = meter.maxDcos <= SAME && !zero.length;
  const kept = !gone.length && !fresh.length;
  const key = meter.same ? (cosinesKept ? "same" : "gauge") : kept ? "kept" : cosinesKept ? "lengths" : "changed";
  const name = (/** @type {readonly number[]} */ list) => list.map((k) => state.labels[k]).join(", ");
  const values = {
    feasible: counted(now.length),
    all: counted(orders(n)),
    gone: gone.length,
    fresh: fresh.length,
    changed: meter.changed,
    points: meter.points,
    dp: magnitude(meter.maxDp),
    dcos: fixed(meter.maxDcos),
    twins: name(twins ?? []),
    never: name(never),
    zero: name(zero),
  };
  const parts = twins ? ["twins"] : ["says", key, ...(zero.length ? ["zero"] : []), ...(never.length ? [never.length === 1 ? "never-one" : "never"] : [])];
  return parts.map((part) => text(`rankings-sentence.${part}`, values)).join(" ");
}
