import { add, dot, largestOfRows, mean, norm, scale, subtract, translate } from "./vectors.js";

/**
 * The geometric median. Twin of lib/maths/median.py.
 * A row is the median iff the unit vectors from it to the others add up to no more than the number
 * of rows lying there (Kuhn 1973). Otherwise the best row is left downhill, below all rows, and
 * Newton's method, its step halved until both the sum of distances and its gradient fall, does the
 * rest. (The classical step of Weiszfeld 1937 stalls where the median lies next to a row.)
 *
 * @typedef {readonly (readonly number[])[]} Rows
 */

const MEDIAN_STEPS = 100;
const MEDIAN_HALVINGS = 40;
const MEDIAN_PRECISION = 4e-16;
const KUHN_TOLERANCE = 1e-12;
/** Sums of distances this near to one another are equal to within rounding. */
const MEDIAN_LEVEL = 1 + 1e-15;

/**
 * The row itself, to the last bit, where the median is one.
 * @param {Rows} W
 * @returns {number[]}
 */
export function medianOf(W) {
  const centre = mean(W);
  const moved = translate(W, scale(centre, -1));
  const size = largestOfRows(moved);
  if (size === 0) return [...W[0]];
  const U = moved.map((row) => scale(row, 1 / size));
  const best = W.filter((_, k) => isMedian(U, U[k]));
  if (best.length > 0) return middleOf(best);
  return descend(U).map((value, k) => value * size + centre[k]);
}

/** @param {number[][]} U @param {number[]} row */
function isMedian(U, row) {
  const here = U.filter((other) => norm(subtract(other, row)) === 0).length;
  return norm(pull(U, row)) <= here + KUHN_TOLERANCE;
}

/**
 * Middle of the distinct points, which lie on one line if they are several.
 * @param {Rows} best
 */
function middleOf(best) {
  const distinct = best.filter(
    (row, k) => best.findIndex((other) => norm(subtract(other, row)) === 0) === k,
  );
  return mean(distinct);
}

/**
 * Sum of the unit vectors from x to the rows elsewhere.
 * @param {number[][]} U @param {number[]} x
 */
function pull(U, x) {
  const total = [0, 0];
  for (const row of U) {
    const [dx, dy] = subtract(row, x);
    const distance = norm([dx, dy]);
    if (distance > 0) {
      total[0] += dx / distance;
      total[1] += dy / distance;
    }
  }
  return total;
}

/** @param {number[][]} U @param {number[]} x */
function sumOfDistances(U, x) {
  return U.reduce((sum, row) => sum + norm(subtract(row, x)), 0);
}

/** @param {number[][]} U */
function descend(U) {
  const sums = U.map((row) => sumOfDistances(U, row));
  let x = leaveRow(U, U[sums.indexOf(Math.min(...sums))]);
  for (let count = 0; count < MEDIAN_STEPS; count++) {
    const step = newtonStep(U, x);
    if (step === null) break;
    const tries = Array.from({ length: MEDIAN_HALVINGS }, (_, k) => add(x, scale(step, 2 ** -k)));
    const better = tries.find((y) => isBetter(U, y, x));
    if (better === undefined) break;
    const moved = norm(subtract(better, x));
    x = better;
    if (moved <= MEDIAN_PRECISION) break;
  }
  return x;
}

/**
 * Minimum of the quadratic along the steepest way down from a row, or what is below the row.
 * @param {number[][]} U @param {number[]} row
 */
function leaveRow(U, row) {
  const force = pull(U, row);
  const strength = norm(force);
  let [bend, slope] = [0, strength];
  for (const other of U) {
    const step = subtract(other, row);
    const distance = norm(step);
    if (distance === 0) slope -= 1;
    else bend += (1 - (dot(step, force) / (strength * distance)) ** 2) / distance;
  }
  let size = bend > 0 ? Math.min(1, slope / bend) : 1;
  const level = sumOfDistances(U, row);
  const at = () => add(row, scale(force, size / strength));
  while (size > MEDIAN_PRECISION && sumOfDistances(U, at()) > level) size /= 2;
  return at();
}

/** @param {number[][]} U @param {number[]} y @param {number[]} x */
function isBetter(U, y, x) {
  const falls = norm(pull(U, y)) < norm(pull(U, x));
  return falls && sumOfDistances(U, y) <= sumOfDistances(U, x) * MEDIAN_LEVEL;
}

/**
 * H⁻¹ Σ u, u the unit vectors, H = Σ (I − u uᵀ)/distance; null on a row or where H is singular.
 * @param {number[][]} U @param {number[]} x @returns {number[] | null}
 */
function newtonStep(U, x) {
  let [xx, xy, yy] = [0, 0, 0];
  for (const row of U) {
    const [dx, dy] = subtract(row, x);
    const distance = norm([dx, dy]);
    if (distance === 0) return null;
    const [ex, ey] = [dx / distance, dy / distance];
    xx += (ey * ey) / distance;
    xy -= (ex * ey) / distance;
    yy += (ex * ex) / distance;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 1e-14 * (xx + yy) ** 2)) return null;
  const [gx, gy] = pull(U, x);
  return [(yy * gx - xy * gy) / determinant, (xx * gy - xy * gx) / determinant];
}
