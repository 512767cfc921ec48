/**
 * What a model makes of its logits. The softmax head ranks labels against each other; the sigmoid head
 * decides each label by itself (Nielsen & Grivas, Eqs. 1 and 2).
 *
 * @typedef {import("../lab/maths/vectors.js").Point} Point
 * @typedef {{
 *   probabilities: (W: readonly Point[], X: Float64Array, into?: Float64Array) => Float64Array,
 *   predict: (P: Float64Array, n: number, into: Uint16Array) => void,
 *   compare: (P: Float64Array, Q: Float64Array, n: number) => {maxDp: number, changed: number},
 *   at: (W: readonly Point[], x: Point) => number[],
 * }} Head
 */

import { sigmoid } from "../lab/maths/sigmoid.js";
import { compare, logits, predictions, probabilities, softmax } from "../lab/maths/softmax.js";

/** Probabilities this near to ½ are ties: the sign of their logit is rounding. */
const TIE = 1e-12;

/** @type {Record<string, Head>} */
export const HEADS = {
  softmax: {
    probabilities,
    predict: (P, n, into) => void predictions(P, n, /** @type {any} */ (into)),
    compare,
    at: softmax,
  },
  sigmoid: {
    probabilities: sigmoids,
    predict: labelSets,
    compare: compareSets,
    at: (W, x) => logits(W, x).map(sigmoid),
  },
};

/** σ(w·x) for every point and label, row-major. @param {readonly Point[]} W @param {Float64Array} X @param {Float64Array} [into] */
function sigmoids(W, X, into) {
  const n = W.length;
  const points = X.length / 2;
  const P = into?.length === points * n ? into : new Float64Array(points * n);
  for (let k = 0; k < points; k += 1) {
    for (let i = 0; i < n; i += 1) P[k * n + i] = sigmoid(W[i][0] * X[2 * k] + W[i][1] * X[2 * k + 1]);
  }
  return P;
}

/** The predicted label set of every point, as bits; labels from the 17th on share the last bit. @param {Float64Array} P @param {number} n @param {Uint16Array} into */
function labelSets(P, n, into) {
  for (let k = 0; k < into.length; k += 1) {
    let set = 0;
    for (let i = 0; i < n; i += 1) if (P[k * n + i] > 0.5) set |= 1 << Math.min(i, 15);
    into[k] = set;
  }
}

/** Largest change of a probability, and the number of points whose label set changed. @param {Float64Array} P @param {Float64Array} Q @param {number} n */
function compareSets(P, Q, n) {
  let maxDp = 0;
  let changed = 0;
  for (let k = 0; k < P.length; k += n) {
    let differs = false;
    for (let i = k; i < k + n; i += 1) {
      maxDp = Math.max(maxDp, Math.abs(P[i] - Q[i]));
      differs ||= (P[i] - 0.5) * (Q[i] - 0.5) < 0 && Math.min(Math.abs(P[i] - 0.5), Math.abs(Q[i] - 0.5)) > TIE;
    }
    if (differs) changed += 1;
  }
  return { maxDp, changed };
}
