/**
 * What log-probabilities give away of a layer in the plane (Carlini et al. 2024; Finlayson et al. 2024): singular
 * values of
 * their table, and, where hidden vectors have one length, its centred rows up to a rotation.
 *
 * @import {Rows} from "./types.js"
 */

import { ellipseNear, pullOf } from "./ellipses.js";
import { dot, mean, subtract } from "./vectors.js";

const SWEEPS = 60;
const FLOOR = 1e-10;

/** Each row less its own mean: the logits up to what no softmax sees. @param {Rows} table */
export const centredLogits = (table) =>
  table.map((row) => row.map((each) => each - row.reduce((sum, x) => sum + x, 0) / row.length));

/**
 * Singular values, the largest first, and the right singular vectors, one a row, of a table (Jacobi's rotations of its
 * Gram matrix). @param {Rows} table @param {number} n columns
 */
export function decomposed(table, n) {
  const columns = Array.from({ length: n }, (_, k) => table.map((row) => row[k]));
  const V = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_each, j) => Number(i === j)));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let turned = 0;
    for (let i = 0; i < n; i += 1)
      for (let j = i + 1; j < n; j += 1) turned = Math.max(turned, rotate(columns, V, i, j));
    if (turned < 1e-15) break;
  }
  const pairs = columns
    .map((column, k) => ({ value: Math.hypot(...column), vector: V[k] }))
    .sort((a, b) => b.value - a.value);
  return { values: pairs.map(({ value }) => value), vectors: pairs.map(({ vector }) => vector) };
}

/**
 * One-sided Jacobi: turn two columns until they stand at a right angle; how far they did not (Hestenes 1958).
 * @param {number[][]} columns @param {number[][]} V @param {number} i @param {number} j
 */
function rotate(columns, V, i, j) {
  const [p, q] = [columns[i], columns[j]];
  const [a, b, c] = [dot(p, p), dot(q, q), dot(p, q)];
  const off = Math.abs(c) / Math.sqrt(a * b);
  if (!(off > 1e-15)) return 0;
  const zeta = (b - a) / (2 * c);
  const t = (zeta >= 0 ? 1 : -1) / (Math.abs(zeta) + Math.hypot(1, zeta));
  const [cosine, sine] = [1 / Math.hypot(1, t), t / Math.hypot(1, t)];
  for (const pair of [columns, V]) {
    const [x, y] = [pair[i], pair[j]];
    for (let k = 0; k < x.length; k += 1) [x[k], y[k]] = [cosine * x[k] - sine * y[k], sine * x[k] + cosine * y[k]];
  }
  return off;
}

/**
 * How many singular values count: those before the largest fall. The last is nothing, as each answer was centred; three
 * labels leave two, and no fall to be seen.
 * @param {readonly number[]} values
 */
export function rankOf(values) {
  if (!(values[0] > 0)) return 0;
  const [real, floor] = [values.slice(0, -1), FLOOR * values[0]];
  if (real.length <= 2) return real.filter((value) => value > floor).length;
  const falls = real.slice(0, -1).map((value, k) => Math.max(value, floor) / Math.max(real[k + 1], floor));
  return Math.max(...falls) > 1 ? falls.indexOf(Math.max(...falls)) + 1 : real.length;
}

/**
 * The rows of a layer in the plane, centred, up to a rotation or reflection, from centred logits whose hidden vectors
 * have
 * length 1: in the two leading singular directions they lie on an ellipse z'Mz = 1, and what makes it a circle undoes
 * the
 * freedom of scale. Null where no ellipse fits.
 * @param {Rows} logits @param {readonly (readonly number[])[]} vectors the right singular vectors
 * @returns {{rows: number[][], hidden: number[][]} | null} hidden: of the queries, in the same coordinates
 */
export function stolenRows(logits, [first, second]) {
  const points = logits.map((row) => [dot(row, first), dot(row, second)]);
  const ellipse = ellipseNear(points);
  if (!ellipse) return null;
  const [p, q, r] = pullOf(ellipse); // M = L L', L = [[p, 0], [q, r]]; hidden vectors are L'z, rows L⁻¹v
  const rows = first.map((x, k) => [x / p, (second[k] - (q * x) / p) / r]);
  const middle = mean(rows);
  const centred = rows.map((row) => subtract(row, middle));
  const turn = turnOf(centred);
  return { rows: centred.map(turn), hidden: points.map(([x, y]) => turn([p * x + q * y, r * y])) };
}

/**
 * No answer tells how the shape is turned: the first row lies to the right, and the second not below it.
 * @param {Rows} rows @returns {(p: readonly number[]) => number[]}
 */
function turnOf([first, second]) {
  const length = Math.hypot(...first) || 1;
  const [c, s] = first.some(Boolean) ? [first[0] / length, first[1] / length] : [1, 0];
  const up = c * second[1] - s * second[0] < 0 ? -1 : 1;
  return ([x, y]) => [c * x + s * y, up * (c * y - s * x)];
}
