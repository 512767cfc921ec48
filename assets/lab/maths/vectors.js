/**
 * Points, rows and 2×2 matrices. Twin of lib/cosine_lab/maths/vectors.py.
 *
 * A point is [x, y]; W is an array of rows (unembeddings), shape n×2; a matrix is
 * [a, b, c, d], row-major, and acts on column points: A p. An undefined cosine is null.
 *
 * @typedef {readonly number[]} Point
 * @typedef {readonly (readonly number[])[]} Rows
 * @typedef {readonly number[]} Matrix2
 */

/** a + b. @param {Point} a @param {Point} b @returns {number[]} */
export function add(a, b) {
  return a.map((value, k) => value + b[k]);
}

/** a − b. @param {Point} a @param {Point} b @returns {number[]} */
export function subtract(a, b) {
  return a.map((value, k) => value - b[k]);
}

/** k a. @param {Point} a @param {number} k @returns {number[]} */
export function scale(a, k) {
  return a.map((value) => value * k);
}

/** a·b, the plain sum of products. @param {Point} a @param {Point} b @returns {number} */
export function dot(a, b) {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

/**
 * Length ‖a‖, free of overflow and underflow: the largest entry is divided out first.
 * @param {Point} a
 * @returns {number}
 */
export function norm(a) {
  const top = largestEntry(a);
  if (top === 0) return 0;
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] / top) ** 2;
  return top * Math.sqrt(sum);
}

/**
 * a·b / (‖a‖ ‖b‖) in [−1, 1]; null where a vector is zero. Both vectors are first divided by their largest entry, so
 * that 1e-170 and 1e170 are as good as 1, and exactly parallel vectors give exactly ±1.
 * @param {Point} a
 * @param {Point} b
 * @returns {number | null}
 */
export function cosine(a, b) {
  const topA = largestEntry(a);
  const topB = largestEntry(b);
  if (topA === 0 || topB === 0) return null;
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let k = 0; k < a.length; k++) {
    const p = a[k] / topA;
    const q = b[k] / topB;
    ab += p * q;
    aa += p * p;
    bb += q * q;
  }
  return Math.min(1, Math.max(-1, ab / Math.sqrt(aa * bb)));
}

/**
 * The n×n cosines of all rows; null in the row and column of a zero vector.
 * @param {Rows} W
 * @returns {(number | null)[][]}
 */
export function cosines(W) {
  return W.map((a) => W.map((b) => cosine(a, b)));
}

/**
 * Largest change of a cosine above the diagonal; null where one is undefined before or after.
 * @param {(number | null)[][]} before @param {(number | null)[][]} after
 */
export function largestChange(before, after) {
  const changes = changesOf(before, after);
  return changes.includes(null) ? null : Math.max(0, .../** @type {number[]} */ (changes));
}

/**
 * Largest change of those cosines that are defined before and after; 0 where none is.
 * @param {(number | null)[][]} before @param {(number | null)[][]} after
 */
export function largestDefinedChange(before, after) {
  return changesOf(before, after).reduce((/** @type {number} */ top, change) => Math.max(top, change ?? 0), 0);
}

/** @param {(number | null)[][]} before @param {(number | null)[][]} after */
function changesOf(before, after) {
  return before.flatMap((row, i) =>
    row.slice(i + 1).map((a, k) => {
      const b = after[i][i + 1 + k];
      return a === null || b === null ? null : Math.abs(a - b);
    }),
  );
}

/** Mean row. @param {Rows} W @returns {number[]} */
export function mean(W) {
  const total = W.reduce((sum, row) => add(sum, row), scale(W[0], 0));
  return total.map((value) => value / W.length);
}

/** A p. @param {Matrix2} A @param {Point} p @returns {number[]} */
export function multiply(A, p) {
  return [A[0] * p[0] + A[1] * p[1], A[2] * p[0] + A[3] * p[1]];
}

/**
 * A⁻¹, or null where A is singular to within rounding: |det A| ≤ 1e-14 times the sum of squares.
 * @param {Matrix2} A
 * @returns {number[] | null}
 */
export function inverse(A) {
  const top = largestEntry(A);
  if (top === 0) return null;
  const [a, b, c, d] = A.map((value) => value / top);
  const determinant = a * d - b * c;
  if (Math.abs(determinant) <= 1e-14 * (a * a + b * b + c * c + d * d)) return null;
  return [d, -b, -c, a].map((value) => value / determinant / top);
}

/** Aᵀ. @param {Matrix2} A @returns {number[]} */
export function transpose(A) {
  return [A[0], A[2], A[1], A[3]];
}

/** A B: first B, then A. @param {Matrix2} A @param {Matrix2} B @returns {number[]} */
export function compose(A, B) {
  return [A[0] * B[0] + A[1] * B[2], A[0] * B[1] + A[1] * B[3], A[2] * B[0] + A[3] * B[2], A[2] * B[1] + A[3] * B[3]];
}

/** Every row plus v. @param {Rows} W @param {Point} v @returns {number[][]} */
export function translate(W, v) {
  return W.map((row) => add(row, v));
}

/** Largest |entry|. @param {Point} a @returns {number} */
export function largestEntry(a) {
  let top = 0;
  for (let k = 0; k < a.length; k++) top = Math.max(top, Math.abs(a[k]));
  return top;
}

/** Largest |entry| of all rows. @param {Rows} W @returns {number} */
export function largestOfRows(W) {
  return W.reduce((top, row) => Math.max(top, largestEntry(row)), 0);
}

/** A quarter turn to the left: (−y, x). @param {Point} a @returns {number[]} */
export function quarterTurn(a) {
  return [-a[1], a[0]];
}
