import { dot, norm, scale, subtract } from "./vectors.js";

/**
 * Two columns that span what all columns of a matrix span, as rows of two numbers. Multiplying a
 * matrix from the right by one that keeps its column space keeps S(M) = {sign(M x)}, so these two
 * stand in for the whole matrix (Nielsen & Grivas, proof of Lemma 5.3).
 */

/** A rest this small, relative to its column, is rounding: the matrix has rank one. */
const ROUNDING = 1e-9;

/**
 * An orthonormal basis of the column space of a matrix of rank two: one row for each of its rows. The
 * second entries are 0 for rank one. What lies beyond the two largest directions is left out.
 * @param {readonly (readonly number[])[]} M
 * @returns {number[][]}
 */
export function columnBasis(M) {
  const columns = M[0].map((_, k) => M.map((row) => row[k]));
  const first = longest(columns);
  const a = scale(first, 1 / (norm(first) || 1));
  const rests = columns.map((column) => {
    const rest = subtract(column, scale(a, dot(a, column)));
    return norm(rest) > ROUNDING * norm(column) ? subtract(rest, scale(a, dot(a, rest))) : scale(rest, 0);
  });
  const second = longest(rests);
  const b = scale(second, 1 / (norm(second) || 1));
  return M.map((_, i) => [a[i], b[i]]);
}

/**
 * The matrices of the lemma's proof, one after another: W, WWᵀ, WWᵀN, and NWWᵀN, the cosines; N = diag(1/‖w_i‖).
 * @param {readonly (readonly number[])[]} W rows that are not zero
 * @returns {(readonly (readonly number[])[])[]}
 */
export function proofMatrices(W) {
  const lengths = W.map(norm);
  if (lengths.includes(0)) throw new RangeError("proofMatrices needs rows that are not zero, got a zero row");
  const gram = W.map((a) => W.map((b) => dot(a, b)));
  const columns = gram.map((row) => row.map((entry, j) => entry / lengths[j]));
  const cosines = columns.map((row, i) => row.map((entry) => entry / lengths[i]));
  return [W, gram, columns, cosines];
}

/** @param {readonly (readonly number[])[]} vectors */
function longest(vectors) {
  return vectors.reduce((best, vector) => (norm(vector) > norm(best) ? vector : best));
}
