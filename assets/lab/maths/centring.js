import { cosines, dot, largestOfRows, mean, norm, scale, translate } from "./vectors.js";

/**
 * Centring, unit length, and the two similarities of labels that no softmax gauge changes.
 * Twin of lib/cosine_lab/maths/spaces/centring.py. @import {Rows} from "./vectors.js"
 */

/** A row this short (in units of the longest) is zero: it has no angle. */
const NO_ROW = 1e-12;

/** Rows less their mean. @param {Rows} W @returns {number[][]} */
export function centred(W) {
  return translate(W, scale(mean(W), -1));
}

/**
 * Whitened cosines ⟨w̃_i, (W̃ᵀW̃)⁻¹ w̃_j⟩, normalised, of the centred rows w̃: the same in
 * every affine gauge. Rows on one line are whitened in their own dimension; null for a row at the mean.
 * @param {Rows} W @returns {(number | null)[][]}
 */
export function whitenedCosines(W) {
  const rows = centred(W);
  const top = largestOfRows(rows) || 1;
  const [x, y] = [0, 1].map((k) => rows.map((row) => row[k] / top));
  const [long, short] = norm(x) >= norm(y) ? [x, y] : [y, x];
  const first = unitColumn(long, 0);
  const second = unitColumn(without(first, without(first, short)), NO_ROW);
  return cosinesOfLongRows(rows.map((_, i) => [first[i], second[i]]));
}

/**
 * Correlation of logits over the embeddings X (flat): the cosine of the rows under Cov(x), of the centred ones the same
 * in
 * every affine gauge. Null for a label whose logit does not vary.
 * @param {Rows} W @param {ArrayLike<number>} X @param {Rows} [rows] whose logits they are
 * @returns {(number | null)[][]}
 */
export function correlationOfCentredLogits(W, X, rows = centred(W)) {
  const [r11, r12, r22] = triangleOf(X);
  // X̃ = Q R, so the length of the centred logit X̃ w is that of R w.
  return cosinesOfLongRows(rows.map((row) => [r11 * row[0] + r12 * row[1], r22 * row[1]]));
}

/** @type {WeakMap<ArrayLike<number>, number[]>} of embeddings that many unembeddings are judged on */
const triangles = new WeakMap();

/** R of the centred embeddings X̃ = Q R, row by row. @param {ArrayLike<number>} X */
function triangleOf(X) {
  const known = triangles.get(X);
  if (known) return known;
  const [x, y] = [0, 1].map((k) => centredColumn(X, k));
  const first = unitColumn(x, 0);
  const triangle = [norm(x), dot(first, y), norm(without(first, y))];
  triangles.set(X, triangle);
  return triangle;
}

/** Cosines of the rows, those shorter than 1e-12 of the longest counting as zero. @param {number[][]} rows */
function cosinesOfLongRows(rows) {
  const least = NO_ROW * Math.max(...rows.map(norm));
  return cosines(rows.map((row) => (norm(row) <= least ? [0, 0] : row)));
}

/** @param {ArrayLike<number>} X @param {number} k */
function centredColumn(X, k) {
  const column = Array.from({ length: X.length / 2 }, (_, point) => X[2 * point + k]);
  const middle = column.reduce((sum, value) => sum + value, 0) / column.length;
  return column.map((value) => value - middle);
}

/** The column at length 1, or 0 where it is not longer than `least`. @param {number[]} column @param {number} least */
function unitColumn(column, least) {
  const length = norm(column);
  return column.map((value) => (length <= least ? 0 : value / length));
}

/** The column less its part along a unit column (or 0). @param {number[]} unit @param {number[]} column */
function without(unit, column) {
  const part = dot(unit, column);
  return column.map((value, k) => value - part * unit[k]);
}
