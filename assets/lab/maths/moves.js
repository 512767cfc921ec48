/**
 * Moves of a classifier: one sends every unembedding w to s (R (w + v)) and every embedding x to M x, with
 * v = `shift`, R and M from `linear` by the rule, and last a factor s for the length of every row:
 *   gauge            R = A⁻ᵀ, M = A   the same classifier (Nielsen & Grivas, Lemma 3.1 and App. D)
 *   unembeddings     R = A⁻ᵀ, M = I   another classifier
 *   both             R = A,   M = A   another classifier
 * Lengths that change are another classifier.
 *
 * @import {Move, Parts} from "./types.js" @import {Rows} from "./vectors.js"
 */

import { add, compose, inverse, multiply, norm, scale, transpose } from "./vectors.js";

export const IDENTITY = [1, 0, 0, 1];
export const RULES = ["gauge", "unembeddings", "both"];
/** Numbers of RULES. */
export const GAUGE = 0;
export const ROWS_ONLY = 1;

/** The linear parts of a move, with their inverses. @param {Parts} parts */
export function moveWith(parts) {
  const A = parts.linear ?? IDENTITY;
  const rule = RULES[parts.rule ?? GAUGE];
  const back = inverse(A);
  if (!back) throw new RangeError("moveWith needs an invertible matrix, got a singular one");
  const R = rule === "both" ? A : transpose(back);
  const M = rule === "unembeddings" ? IDENTITY : A;
  const effective = compose(transpose(M), R);
  return {
    A,
    R,
    M,
    effective,
    Rback: /** @type {number[]} */ (inverse(R)),
    Mback: /** @type {number[]} */ (inverse(M)),
    effectiveBack: /** @type {number[]} */ (inverse(effective)),
    shift: parts.shift ?? [0, 0],
    lengths: parts.lengths ?? null,
    trivial: A === IDENTITY || A.every((a, k) => a === IDENTITY[k]),
  };
}

/** Where a move takes the unembeddings. @param {Rows} W @param {Move} move @returns {[number, number][]} */
export function movedRows(W, move) {
  const rows = W.map((w) => multiply(move.R, add(w, move.shift)));
  return /** @type {any} */ (move.lengths ? resized(rows, move.lengths(rows)) : rows);
}

/** The matrix that turns columns by an angle in radians. @param {number} angle */
export function rotation(angle) {
  return [Math.cos(angle), -Math.sin(angle), Math.sin(angle), Math.cos(angle)];
}

/**
 * The A whose A⁻ᵀ turns rows by so many degrees and makes them `size` times as long. @param {number} degrees
 * @param {number} size
 */
export function similarity(degrees, size) {
  return rotation((degrees * Math.PI) / 180).map((entry) => entry / size);
}

/**
 * The factors that take each row's length ‖w‖ to ‖w‖^(1 − t); a zero row stays zero. @param {Rows} W @param {number} t
 */
export function shrinking(W, t) {
  return W.map((row) => {
    const length = norm(row);
    return length === 0 ? 1 : length ** -t;
  });
}

/** Rows times their factors. @param {Rows} W @param {readonly number[]} factors @returns {number[][]} */
export function resized(W, factors) {
  return W.map((row, k) => scale(row, factors[k]));
}
