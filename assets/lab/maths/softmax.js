import { dot } from "./vectors.js";

/**
 * The softmax classifier p(i | x) = e^{w_i·x} / Σ_j e^{w_j·x}. Twin of lib/cosine_lab/maths/classifier/any_cosine.py.
 * X is flat, [x0, y0, x1, y1, …]; P is flat and row-major, one row of n probabilities a point.
 */

/** Two probabilities this near to one another count as a tie for the top. */
const TOP_TIE = 1e-12;

/** W x. @param {readonly (readonly number[])[]} W @param {readonly number[]} x @returns {number[]} */
export function logits(W, x) {
  return W.map((row) => dot(row, x));
}

/**
 * The n probabilities at x; the largest logit is subtracted first, so nothing overflows.
 * @param {readonly (readonly number[])[]} W
 * @param {readonly number[]} x
 * @returns {number[]}
 */
export function softmax(W, x) {
  const scores = logits(W, x);
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * Probabilities of all points at once, points × n, row-major. Nothing is allocated when `into` is
 * a Float64Array of the right length, so it may run in every animation frame.
 * @param {readonly (readonly number[])[]} W
 * @param {ArrayLike<number>} X
 * @param {Float64Array} [into]
 * @returns {Float64Array}
 */
export function probabilities(W, X, into) {
  const n = W.length;
  const points = X.length / 2;
  const P = into && into.length === points * n ? into : new Float64Array(points * n);
  for (let point = 0; point < points; point++) {
    const x = X[2 * point];
    const y = X[2 * point + 1];
    const start = point * n;
    let top = -Infinity;
    for (let i = 0; i < n; i++) {
      const score = W[i][0] * x + W[i][1] * y;
      P[start + i] = score;
      if (score > top) top = score;
    }
    let total = 0;
    for (let i = start; i < start + n; i++) {
      P[i] = Math.exp(P[i] - top);
      total += P[i];
    }
    for (let i = start; i < start + n; i++) P[i] /= total;
  }
  return P;
}

/**
 * The predicted label of each point, the lowest index on ties; n ≤ 256 labels.
 * @param {ArrayLike<number>} P points × n probabilities, row-major
 * @param {number} n
 * @param {Uint8Array} [into]
 * @returns {Uint8Array}
 */
export function predictions(P, n, into) {
  const points = P.length / n;
  const labels = into && into.length === points ? into : new Uint8Array(points);
  for (let point = 0; point < points; point++) labels[point] = topOfRow(P, point * n, n);
  return labels;
}

/**
 * How far two models differ on the same points: the largest |ΔP|, and the number of points whose
 * predicted label differs. A point counts as unchanged when the two labels tie for the top, to
 * within 1e-12, in both models: which of them a rounding error then puts first says nothing.
 * @param {ArrayLike<number>} P
 * @param {ArrayLike<number>} Q
 * @param {number} n labels
 * @returns {{maxDp: number, changed: number}}
 */
export function compare(P, Q, n) {
  if (P.length !== Q.length) {
    throw new RangeError(`compare needs two arrays of one length, got ${P.length} and ${Q.length}`);
  }
  let maxDp = 0;
  let changed = 0;
  for (let start = 0; start < P.length; start += n) {
    for (let k = start; k < start + n; k++) maxDp = Math.max(maxDp, Math.abs(P[k] - Q[k]));
    const i = start + topOfRow(P, start, n);
    const j = start + topOfRow(Q, start, n);
    if (P[i] - P[j] > TOP_TIE || Q[j] - Q[i] > TOP_TIE) changed += 1;
  }
  return { maxDp, changed };
}

/** @param {ArrayLike<number>} P @param {number} start @param {number} n */
function topOfRow(P, start, n) {
  let best = 0;
  for (let i = 1; i < n; i++) if (P[start + i] > P[start + best]) best = i;
  return best;
}
