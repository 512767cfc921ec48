/**
 * The sigmoid (multi-label) classifier p(y_i = 1 | x) = σ(w_i·x).
 */

/** @import {Rows} from "./vectors.js" */

/** Probabilities this near to ½ are ties: the sign of their logit is rounding. */
const TIE = 1e-12;
const LAST_BIT = 15;

/**
 * σ(z) = 1 / (1 + e^{−z}) in [0, 1]; the exponential only ever sees −|z|, so it cannot overflow.
 * @param {number} z
 * @returns {number}
 */
export function sigmoid(z) {
  const tail = Math.exp(-Math.abs(z));
  return (z < 0 ? tail : 1) / (1 + tail);
}

/**
 * σ(w·x) for every point and label, row-major. @param {Rows} W @param {ArrayLike<number>} X
 * @param {Float64Array} [into]
 */
export function sigmoids(W, X, into) {
  const n = W.length;
  const points = X.length / 2;
  const P = into?.length === points * n ? into : new Float64Array(points * n);
  for (let k = 0; k < points; k += 1) {
    for (let i = 0; i < n; i += 1) P[k * n + i] = sigmoid(W[i][0] * X[2 * k] + W[i][1] * X[2 * k + 1]);
  }
  return P;
}

/**
 * The predicted label set of every point, as bits; labels from the 16th on share the last bit.
 * @param {ArrayLike<number>} P @param {number} n @param {Uint16Array} [into]
 */
export function labelSets(P, n, into = new Uint16Array(P.length / n)) {
  for (let k = 0; k < into.length; k += 1) {
    let bits = 0;
    for (let i = 0; i < n; i += 1) if (P[k * n + i] > 0.5) bits |= 1 << Math.min(i, LAST_BIT);
    into[k] = bits;
  }
  return into;
}

/**
 * Largest change of a probability, and the number of points whose label set changed. @param {ArrayLike<number>} P
 * @param {ArrayLike<number>} Q @param {number} n
 */
export function compareLabelSets(P, Q, n) {
  let maxDp = 0;
  let changed = 0;
  for (let k = 0; k < P.length; k += n) {
    let differs = false;
    for (let i = k; i < k + n; i += 1) {
      const [p, q] = [P[i] - 0.5, Q[i] - 0.5];
      maxDp = Math.max(maxDp, Math.abs(P[i] - Q[i]));
      differs ||= p * q < 0 && Math.min(Math.abs(p), Math.abs(q)) > TIE;
    }
    if (differs) changed += 1;
  }
  return { maxDp, changed };
}

/**
 * P(both logits positive) for isotropic normal embeddings: ¼ + arcsin(cos)/2π (Sheppard 1899).
 * @param {number} cos in [−1, 1]
 */
export function bothOn(cos) {
  return 1 / 4 + Math.asin(cos) / (2 * Math.PI);
}

/**
 * The share of embeddings with both logits positive. @param {ArrayLike<number>} X @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export function shareOn(X, a, b) {
  let both = 0;
  for (let k = 0; k < X.length; k += 2) {
    if (a[0] * X[k] + a[1] * X[k + 1] > 0 && b[0] * X[k] + b[1] * X[k + 1] > 0) both += 1;
  }
  return both / (X.length / 2);
}
