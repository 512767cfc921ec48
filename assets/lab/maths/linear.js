import {
  add,
  compose,
  cosine,
  inverse,
  largestOfRows,
  mean,
  multiply,
  norm,
  scale,
  subtract,
  translate,
  transpose,
} from "./vectors.js";

/**
 * The affine gauge of a softmax classifier: w → (w + v) A⁻¹ with x → A x leaves every probability
 * as it is (v = 0: every sigmoid probability too).
 *
 * @import {Matrix2, Point} from "./types.js"
 */

/** How far three cosines may miss the identity of three directions in a plane. */
const PLANAR = 1e-9;

/** The rows (w + v) A⁻¹. @param {readonly Point[]} W @param {Matrix2} A @param {Point} [v] @returns {number[][]} */
export function moved(W, A, v = [0, 0]) {
  const back = inverse(A);
  if (back === null) throw new RangeError("moved needs an invertible matrix, got a singular one");
  const onColumns = transpose(back);
  return W.map((row) => multiply(onColumns, add(row, v)));
}

/**
 * The embeddings A x, flat; nothing is allocated when `into` has the right length (it may be X).
 * @param {ArrayLike<number>} X @param {Matrix2} A @param {Float64Array} [into]
 * @returns {Float64Array}
 */
export function movedEmbeddings(X, A, into) {
  const out = into && into.length === X.length ? into : new Float64Array(X.length);
  for (let k = 0; k < X.length; k += 2) {
    const x = X[k];
    const y = X[k + 1];
    out[k] = A[0] * x + A[1] * y;
    out[k + 1] = A[2] * x + A[3] * y;
  }
  return out;
}

/**
 * The symmetric positive definite A after which (w → w A⁻¹) the cosine of a and b is c, |c| < 1:
 * it stretches along the two bisectors of their directions, and keeps both their lengths.
 * @param {Point} a @param {Point} b @param {number} c @returns {number[]}
 */
export function linearFor(a, b, c) {
  if (!(c > -1 && c < 1)) {
    throw new RangeError(`linearFor needs a cosine strictly between −1 and 1, got ${c}`);
  }
  const [lengthA, lengthB] = [norm(a) || 1, norm(b) || 1];
  const [p, q] = [scale(a, 1 / lengthA), scale(b, 1 / lengthB)];
  const [inner, outer] = [add(p, q), subtract(p, q)];
  const [long, short] = [norm(inner), norm(outer)];
  if (cosine(a, b) === null || Math.min(long, short) <= 1e-12) {
    throw new RangeError("linearFor needs two vectors that are not parallel, got parallel ones");
  }
  const alpha = long / Math.sqrt(2 * (1 + c));
  const beta = short / Math.sqrt(2 * (1 - c));
  const [ex, ey] = scale(inner, 1 / long);
  const cross = (alpha - beta) * ex * ey;
  return [alpha * ex * ex + beta * ey * ey, cross, cross, alpha * ey * ey + beta * ex * ex];
}

/**
 * The cosines that a third pair of three directions in a plane may have, given the other two: c12 c13 ∓
 * √((1 − c12²)(1 − c13²)), in rising order, one where the two coincide.
 * @param {number} c12 in [−1, 1] @param {number} c13 in [−1, 1] @returns {number[]}
 */
export function thirdCosines(c12, c13) {
  if (!(Math.abs(c12) <= 1 && Math.abs(c13) <= 1))
    throw new RangeError(`thirdCosines needs cosines, got ${c12} and ${c13}`);
  const spread = Math.sqrt((1 - c12) * (1 + c12) * (1 - c13) * (1 + c13));
  return spread === 0 ? [c12 * c13] : [c12 * c13 - spread, c12 * c13 + spread];
}

/**
 * The affine gauge that gives three labels the cosines [c12, c13, c23] at once, or null where none does: the rows lie
 * on one line, the cosines are not those of three directions in a plane (1 + 2 c12 c13 c23 − c12² − c13² − c23² = 0, to
 * within 1e-9), or all three are ±1. A is symmetric positive definite; the moved rows are as long as the rows are, on
 * the average (root mean square), from their mean.
 * @param {readonly Point[]} W three rows @param {readonly number[]} cosines
 * @returns {{A: number[], v: number[]} | null}
 */
export function tripleGauge(W, cosines) {
  const centre = mean(W);
  const centredRows = translate(W, scale(centre, -1));
  const size = largestOfRows(centredRows) || 1;
  const U = centredRows.map((row) => scale(row, 1 / size));
  const source = edgesOf(U);
  const back = inverse(source);
  const directions = threeDirections(cosines, source[0] * source[3] < source[1] * source[2]);
  if (back === null || directions === null) return null;
  const radius = Math.sqrt(U.reduce((sum, row) => sum + norm(row) ** 2, 0) / 3);
  const target = directions.map((row) => scale(row, radius));
  // Rows e_k of edges: e'_k = e_k N, N = A⁻¹; turning all targets makes N symmetric.
  const skewed = compose(back, edgesOf(target));
  const angle = Math.atan2(skewed[1] - skewed[2], skewed[0] + skewed[3]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const A = inverse(compose(skewed, [cos, -sin, sin, cos]));
  if (A === null) return null;
  const first = multiply([cos, sin, -sin, cos], target[0]);
  const origin = subtract(U[0], multiply(transpose(A), first));
  return { A, v: origin.map((value, k) => -(value * size + centre[k])) };
}

/** The two edges from the first row, as the rows of a matrix. @param {readonly Point[]} W */
function edgesOf(W) {
  return [...subtract(W[1], W[0]), ...subtract(W[2], W[0])];
}

/**
 * Three vectors, not on one line, with the given cosines, of length 1 or, where two of them have
 * one direction, 1 and 2; clockwise where `mirrored`. Null where there are none.
 * @param {readonly number[]} cosines @param {boolean} mirrored
 */
function threeDirections(cosines, mirrored) {
  const [c12, c13, c23] = cosines;
  if (!(Math.max(...cosines.map(Math.abs)) <= 1)) return null;
  const s12 = Math.sqrt((1 - c12) * (1 + c12));
  const s13 = Math.sqrt((1 - c13) * (1 + c13));
  const sign = c23 >= c12 * c13 ? 1 : -1;
  if (Math.abs(c12 * c13 + sign * s12 * s13 - c23) > PLANAR) return null;
  const lengths = [1, c12 === 1 ? 2 : 1, c13 === 1 || c23 === 1 ? 2 : 1];
  const rows = [
    [1, 0],
    [c12, s12],
    [c13, sign * s13],
  ].map((row, k) => scale(row, lengths[k]));
  const [ax, ay, bx, by] = edgesOf(rows);
  const area = ax * by - ay * bx;
  if (Math.abs(area) <= 1e-12) return null;
  return area < 0 === mirrored ? rows : rows.map(([x, y]) => [x, -y]);
}
