import { dot, norm, quarterTurn, scale, subtract } from "./vectors.js";

/**
 * The origin nearest to the present one from which the segment ab is seen under a given angle;
 * null where the locus only tends to it. Twin of lib/maths/classifier/locus.py. The vectors come divided by
 * the largest entry of the two.
 */

/** How near to a or b, in those units, counts as there. */
const LOCUS_END = 1e-12;

/**
 * Foot of the perpendicular from 0 on the line ab, inside the segment (c = −1) or outside (c = 1).
 * @param {readonly number[]} a @param {readonly number[]} b @param {number} c
 * @returns {number[] | null}
 */
export function nearestOnLine(a, b, c) {
  const ab = subtract(b, a);
  const length = norm(ab);
  const e = ab.map((value) => value / length);
  const [beforeA, afterB] = [dot(a, e), -dot(b, e)];
  const inside = Math.min(-beforeA, -afterB);
  if (c === -1 ? inside <= LOCUS_END : inside >= -LOCUS_END) return null;
  return a.map((value, k) => value - beforeA * e[k]);
}

/**
 * Point of the locus nearest to 0, |c| < 1.
 * @param {readonly number[]} a @param {readonly number[]} b @param {number} c
 * @returns {number[] | null}
 */
export function nearestOnArc(a, b, c) {
  const ab = subtract(b, a);
  const length = norm(ab);
  const e = ab.map((value) => value / length);
  const middle = a.map((value, k) => value + ab[k] / 2);
  const left = quarterTurn(e);
  const normal = dot(middle, left) > LOCUS_END ? scale(left, -1) : left;
  const along = -dot(middle, e);
  const above = -dot(middle, normal);
  const sine = Math.sqrt((1 - c) * (1 + c));
  const centre = ((length / 2) * c) / sine;
  const radius = length / 2 / sine;
  const distance = norm([along, above - centre]);
  // At the centre of the circle all points are as near: the top is taken.
  const central = distance <= LOCUS_END;
  // distance² − radius², whose large terms cancel: a chord's circle may be nearly its line.
  const power = along ** 2 + above * (above - 2 * centre) - (length / 2) ** 2;
  const rise = (centre * power) / (distance + radius) + radius * above;
  const height = central ? centre + radius : rise / distance;
  if (height <= LOCUS_END) return null;
  const s = central ? 0 : along / distance;
  return middle.map((value, k) => value + radius * s * e[k] + height * normal[k]);
}
