/**
 * Which label wins in the plane: how long a row must be to, and who never does.
 *
 * @import {Rows} from "./vectors.js"
 */

import { frameOf } from "./corners.js";
import { cross2 } from "./cross.js";
import { largestEntry, norm, subtract } from "./vectors.js";

/**
 * The length that an unembedding must exceed, on its ray, to win somewhere: where the ray leaves the
 * convex hull of the others. Null where the ray does not meet it, or there is no ray.
 * @param {Rows} rows @param {number} k
 */
export function winningLength(rows, k) {
  const length = norm(rows[k]);
  if (length === 0) return null;
  const u = rows[k].map((x) => x / length);
  const others = rows.filter((_, i) => i !== k);
  const met = others.flatMap((a, i) => [a, ...others.slice(i + 1)].flatMap((b) => crossing(u, a, b)));
  return met.length ? Math.max(...met) : null;
}

/**
 * Labels that no input predicts, nobody else having as much: no corner of the hull, or one with another row.
 * @param {Rows} W
 */
export function losers(W) {
  const { U, tolerance, corners } = frameOf(W);
  const alone = corners.filter((k) => U.every((row, i) => i === k || norm(subtract(row, U[k])) > tolerance));
  return W.flatMap((_, k) => (alone.includes(k) ? [] : [k]));
}

/**
 * The two labels whose unembeddings differ least, by the largest entry of their difference; null of fewer than two.
 * @param {Rows} W @returns {number[] | null}
 */
export function closestPair(W) {
  let best = null;
  let least = Infinity;
  W.forEach((row, i) =>
    W.slice(i + 1).forEach((other, k) => {
      const apart = largestEntry(subtract(row, other));
      if (apart < least) [best, least] = [[i, i + 1 + k], apart];
    }),
  );
  return best;
}

/**
 * Where the ray along u meets a segment: at most one length, two for a segment along the ray.
 * @param {readonly number[]} u @param {readonly number[]} a @param {readonly number[]} b
 */
function crossing(u, a, b) {
  const [from, to] = [cross2(u, a), cross2(u, b)];
  if (from === to) return from === 0 ? [along(u, a), along(u, b)].filter((t) => t >= 0) : [];
  if (from * to > 0) return [];
  const t = cross2(a, b) / (to - from);
  return t >= 0 ? [t] : [];
}

/** @param {readonly number[]} u @param {readonly number[]} p */
function along(u, p) {
  return u[0] * p[0] + u[1] * p[1];
}
