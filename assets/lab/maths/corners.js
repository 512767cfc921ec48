import { dot, largestOfRows, mean, norm, quarterTurn, subtract } from "./vectors.js";

/** Rows on a common scale and the corners of their hull. Twin of lib/cosine_lab/maths/classifier/hull.py. */

/**
 * The rows about their mean in units of their extent, the corners of their hull, and how near
 * (in those units) counts as on.
 * @param {readonly (readonly number[])[]} W
 */
export function frameOf(W) {
  const top = largestOfRows(W) || 1;
  const small = W.map((row) => row.map((value) => value / top));
  const centre = mean(small);
  const moved = small.map((row) => subtract(row, centre));
  const extent = largestOfRows(moved);
  const alike = extent <= 8 * Number.EPSILON;
  const U = moved.map((row) => row.map((value) => (alike ? 0 : value / extent)));
  const tolerance = alike ? 0 : Math.max(1e-12, (8 * Number.EPSILON) / extent);
  return { U, tolerance, corners: pruned(U, chain(U), tolerance) };
}

/** Monotone chain (Andrew 1979) on the distinct rows, counter-clockwise. @param {number[][]} U */
function chain(U) {
  const order = U.map((_, i) => i).sort((i, j) => U[i][0] - U[j][0] || U[i][1] - U[j][1] || i - j);
  const distinct = order.filter((i, k) => k === 0 || norm(subtract(U[i], U[order[k - 1]])) > 0);
  if (distinct.length < 2) return distinct;
  return [...halfChain(U, distinct), ...halfChain(U, distinct.reverse())];
}

/** @param {number[][]} U @param {number[]} order @returns {number[]} */
function halfChain(U, order) {
  /** @type {number[]} */
  const half = [];
  for (const i of order) {
    while (half.length > 1) {
      const [before, last] = half.slice(-2);
      if (leftTurn(U[before], U[last], U[i]) > 0) break;
      half.pop();
    }
    half.push(i);
  }
  return half.slice(0, -1);
}

/**
 * Corners less those that lie on the segment between their neighbours, flattest first; of equally
 * flat ones the highest index goes. The lowest index is put first.
 * @param {number[][]} U @param {number[]} corners @param {number} tolerance
 */
function pruned(U, corners, tolerance) {
  const polygon = [...corners];
  while (polygon.length > 1) {
    const gaps = polygon.map((i, k) => gapTo(U[i], U[polygon.at(k - 1) ?? i], U[polygon[(k + 1) % polygon.length]]));
    const least = Math.min(...gaps);
    if (least > tolerance) break;
    const flattest = polygon.filter((_, k) => gaps[k] === least);
    polygon.splice(polygon.indexOf(Math.max(...flattest)), 1);
  }
  const first = polygon.indexOf(Math.min(...polygon));
  return [...polygon.slice(first), ...polygon.slice(0, first)];
}

/**
 * Distance of p from the segment ab. @param {readonly number[]} p @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export function gapTo(p, a, b) {
  const [ap, ab] = [subtract(p, a), subtract(b, a)];
  const along = dot(ab, ab) === 0 ? 0 : Math.min(1, Math.max(0, dot(ap, ab) / dot(ab, ab)));
  return norm([ap[0] - along * ab[0], ap[1] - along * ab[1]]);
}

/**
 * Twice the area of the triangle abc, positive where it turns left. @param {number[]} a @param {number[]} b
 * @param {number[]} c
 */
function leftTurn(a, b, c) {
  return dot(quarterTurn(subtract(b, a)), subtract(c, b));
}
