/** A diagonal move D = diag(d₁, d₂), by its ratio d₁/d₂. */

/** The move that the story asks about: 2 across and ½ up. */
export const ASKED = /** @type {const} */ ([2, 0, 0, 0.5]);

/** @param {readonly number[]} A */
export function isDiagonal(A) {
  return A[1] === 0 && A[2] === 0 && A[0] > 0 && A[3] > 0;
}

/** @param {readonly number[]} A */
export function ratioOf(A) {
  return A[0] / A[3];
}

/** The diagonal move with this ratio and the same product d₁ d₂. @param {readonly number[]} A @param {number} ratio */
export function withRatio(A, ratio) {
  const size = Math.sqrt(Math.abs(A[0] * A[3]));
  return [size * Math.sqrt(ratio), 0, 0, size / Math.sqrt(ratio)];
}
