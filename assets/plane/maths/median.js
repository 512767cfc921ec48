import { largestOfRows, mean, norm, scale, subtract, translate } from "./vectors.js";

/**
 * The geometric median. Twin of lib/maths/median.py.
 * A row is the median iff the unit vectors from it to the others add up to no more than the number
 * of rows lying there (Kuhn 1973). Otherwise Newton's method, with Weiszfeld's step wherever
 * Newton's does not reduce the gradient.
 */

const MEDIAN_STEPS = 1000;
const MEDIAN_PRECISION = 4e-16;
const KUHN_TOLERANCE = 1e-12;

/**
 * @param {readonly (readonly number[])[]} W
 * @returns {number[]}
 */
export function medianOf(W) {
  const centre = mean(W);
  const moved = translate(W, scale(centre, -1));
  const size = largestOfRows(moved);
  if (size === 0) return [...W[0]];
  const U = moved.map((row) => scale(row, 1 / size));
  const best = U.filter((row) => isMedian(U, row));
  const point = best.length > 0 ? middleOf(best) : descend(U);
  return point.map((value, k) => value * size + centre[k]);
}

/** @param {number[][]} U @param {number[]} row */
function isMedian(U, row) {
  const here = U.filter((other) => norm(subtract(other, row)) === 0).length;
  return norm(pull(U, row)) <= here + KUHN_TOLERANCE;
}

/**
 * Middle of the distinct points, which lie on one line if they are several.
 * @param {number[][]} best
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

/** @param {number[][]} U */
function descend(U) {
  let x = [0, 0];
  for (let step = 0; step < MEDIAN_STEPS; step++) {
    const newton = newtonStep(U, x);
    const better = newton !== null && norm(pull(U, newton)) < norm(pull(U, x));
    const next = better && newton !== null ? newton : weiszfeldStep(U, x);
    const moved = norm(subtract(next, x));
    x = next;
    if (moved <= MEDIAN_PRECISION) break;
  }
  return x;
}

/**
 * x + H⁻¹ (sum of unit vectors); null on a row or where H is singular.
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
  if (!(determinant > 1e-14 * xx * yy)) return null;
  const [gx, gy] = pull(U, x);
  return [x[0] + (yy * gx - xy * gy) / determinant, x[1] + (xx * gy - xy * gx) / determinant];
}

/**
 * Weiszfeld's step, with Vardi and Zhang's correction on a row.
 * @param {number[][]} U @param {number[]} x
 */
function weiszfeldStep(U, x) {
  const force = pull(U, x);
  const strength = norm(force);
  let weight = 0;
  let here = 0;
  for (const row of U) {
    const distance = norm(subtract(row, x));
    if (distance === 0) here += 1;
    else weight += 1 / distance;
  }
  if (strength <= here) return x;
  const share = (1 - here / strength) / weight;
  return [x[0] + share * force[0], x[1] + share * force[1]];
}
