/**
 * One move of a model: it sends every unembedding w to s (R (w + v)) and every embedding x to M x, with
 * v = `shift`, R and M from `linear` by the rule, and last a factor s for the length of every row:
 *   gauge            R = A⁻ᵀ, M = A   the same classifier (Nielsen & Grivas, Lemma 3.1 and App. D)
 *   unembeddings     R = A⁻ᵀ, M = I   another classifier
 *   both             R = A,   M = A   another classifier
 * Lengths that change are another classifier.
 *
 * @typedef {import("../lab/maths/vectors.js").Point} Point
 * @typedef {import("../lab/maths/vectors.js").Rows} Rows
 * @typedef {import("../lab/codec.js").State} State
 * @typedef {{shift?: readonly number[], linear?: readonly number[], rule?: number,
 *   lengths?: (W: Rows) => readonly number[]}} Parts lengths: a factor for every row; what is missing stays as it is
 * @typedef {ReturnType<typeof moveWith>} Move
 */

import { resized } from "../lab/maths/moves.js";
import { add, compose, inverse, multiply, transpose } from "../lab/maths/vectors.js";

export const IDENTITY = [1, 0, 0, 1];
export const RULES = ["gauge", "unembeddings", "both"];
/** Numbers of RULES. */
export const GAUGE = 0;
export const ROWS_ONLY = 1;

/** What a state says of its move, where a lesson says nothing else. @param {State} state @returns {Parts} */
export function partsOf({ shift, linear, rule }) {
  return { shift, linear, rule };
}

/** The linear parts of a move, with their inverses. @param {Parts} parts */
export function moveWith(parts) {
  const A = parts.linear ?? IDENTITY;
  const rule = RULES[parts.rule ?? GAUGE];
  const back = inverse(A);
  if (!back) throw new RangeError("a linear move needs an invertible matrix");
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
    shift: /** @type {Point} */ (parts.shift ?? [0, 0]),
    lengths: parts.lengths,
    trivial: A === IDENTITY || A.every((a, k) => a === IDENTITY[k]),
  };
}

/** Where a move takes the unembeddings. @param {readonly Point[]} W @param {Move} move @returns {Point[]} */
export function movedRows(W, move) {
  const rows = W.map((w) => multiply(move.R, add(w, move.shift)));
  return move.lengths ? /** @type {any} */ (resized(rows, move.lengths(rows))) : rows;
}
