import { add, dot, largestEntry, mean, norm, quarterTurn, scale, subtract } from "./vectors.js";

/**
 * What a common shift v of all unembeddings, which no softmax probability notices, can do to the
 * cosine of two of them. Twin of lib/cosine_lab/maths/classifier/translation.py.
 *
 * With p = −v, cos(a + v, b + v) is the cosine of the angle under which ab is seen from p. Every
 * function here that needs the segment ab throws a RangeError where a = b: a single point is seen
 * under the angle 0 from everywhere.
 * Source: Nielsen & Grivas, Lemmas 3.1–3.3; inscribed angles.
 *
 * @typedef {readonly number[]} Point
 * @typedef {object} Smallest
 * @property {number[] | null} shift
 * @property {number} norm its length, or the infimum of all lengths
 * @property {boolean} attained
 * @property {number[] | null} limit where −v tends to if no shift is shortest
 */

/**
 * The origin nearest to the present one from which the segment ab is seen under a given angle; null where the locus
 * only tends to it. Twin of lib/cosine_lab/maths/classifier/translation.py. The vectors come divided by the largest
 * entry of the two.
 */

/** How near to a or b, in those units, counts as there. */
const LOCUS_END = 1e-12;

/**
 * Foot of the perpendicular from 0 on the line ab, inside the segment (c = −1) or outside (c = 1).
 * @param {readonly number[]} a @param {readonly number[]} b @param {number} c
 * @returns {number[] | null}
 */
function nearestOnLine(a, b, c) {
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
function nearestOnArc(a, b, c) {
  const ab = subtract(b, a);
  const length = norm(ab);
  const e = ab.map((value) => value / length);
  const middle = a.map((value, k) => value + ab[k] / 2);
  const turned = quarterTurn(e);
  const normal = dot(middle, turned) > LOCUS_END ? scale(turned, -1) : turned;
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

/** v = −(a + b)/2, after which the cosine is −1 (Lemma 3.2). @param {Point} a @param {Point} b @returns {number[]} */
export function opposite(a, b) {
  needTwoPoints("opposite", a, b);
  return a.map((value, k) => -(value / 2 + b[k] / 2));
}

/**
 * v = −a + (b − a)/2, after which b + v = 3 (a + v) and the cosine is +1 (Lemma 3.3).
 * @param {Point} a @param {Point} b @returns {number[]}
 */
export function aligned(a, b) {
  needTwoPoints("aligned", a, b);
  return a.map((value, k) => -value + (b[k] - value) / 2);
}

/**
 * The shift after which both vectors are equally long and have cosine c, −1 ≤ c < 1: the new origin −v lies on the
 * perpendicular bisector of ab, to the left of the way from a to b where side is 1, to the right where it is −1.
 * @param {Point} a @param {Point} b @param {number} c @param {1 | -1} [side] @returns {number[]}
 */
export function equalLengths(a, b, c, side = 1) {
  needTwoPoints("equalLengths", a, b);
  if (!(c >= -1 && c < 1)) throw new RangeError(`equalLengths needs a cosine in [−1, 1), got ${c}`);
  const half = scale(subtract(b, a), 0.5);
  const height = side * Math.sqrt((1 + c) / (1 - c));
  const normal = quarterTurn(half);
  return a.map((value, k) => -(value + half[k] + height * normal[k]));
}

/**
 * All shifts after which the cosine is c, |c| < 1: with θ = arccos c, ψ in (θ, π) is the angle
 * between a + v and b − a. ψ = (π + θ)/2 is equalLengths. `side` as there.
 * @param {Point} a @param {Point} b @param {number} c @param {number} psi radians
 * @param {1 | -1} [side] @returns {number[]}
 */
export function viewedFrom(a, b, c, psi, side = 1) {
  needTwoPoints("viewedFrom", a, b);
  needOpenCosine("viewedFrom", c);
  const theta = Math.acos(c);
  if (!(psi > theta && psi < Math.PI)) {
    throw new RangeError(`viewedFrom needs psi between arccos c = ${theta} and π, got ${psi}`);
  }
  const ab = subtract(b, a);
  const normal = scale(quarterTurn(ab), -side);
  const factor = Math.sin(psi - theta) / Math.sin(theta);
  return a.map((value, k) => factor * (Math.cos(psi) * ab[k] + Math.sin(psi) * normal[k]) - value);
}

/**
 * The shortest shift after which the cosine is c. Where none is shortest (the nearest end of the locus is a or b
 * itself, where a vector vanishes), shift is null, norm is the infimum min(‖a‖, ‖b‖) and limit the vector that −v tends
 * to. Within 1e-12 of the size of a and b from such an end counts as the end.
 * @param {Point} a @param {Point} b @param {number} c in [−1, 1] @returns {Smallest}
 */
export function smallest(a, b, c) {
  needTwoPoints("smallest", a, b);
  if (!(c >= -1 && c <= 1)) throw new RangeError(`smallest needs a cosine in [−1, 1], got ${c}`);
  const size = Math.max(largestEntry(a), largestEntry(b));
  const [p, q] = [a.map((value) => value / size), b.map((value) => value / size)];
  const origin = Math.abs(c) === 1 ? nearestOnLine(p, q, c) : nearestOnArc(p, q, c);
  if (origin === null) {
    const limit = norm(p) <= norm(q) ? a : b;
    return { shift: null, norm: norm(limit), attained: false, limit: [...limit] };
  }
  const shift = origin.map((value) => -value * size);
  return { shift, norm: norm(shift), attained: true, limit: null };
}

/**
 * The origins from which the cosine is c, |c| < 1: two arcs from a to b of one radius. The first
 * centre belongs to the arc on the left of the way from a to b, the second to the one on the
 * right; `large` (c > 0) tells that each is the longer arc of its circle.
 * @param {Point} a @param {Point} b @param {number} c
 * @returns {{centres: number[][], radius: number, large: boolean}}
 */
export function arcs(a, b, c) {
  needTwoPoints("arcs", a, b);
  needOpenCosine("arcs", c);
  const half = scale(subtract(b, a), 0.5);
  const middle = add(a, half);
  const sine = Math.sqrt((1 - c) * (1 + c));
  const lift = scale(quarterTurn(half), c / sine);
  const centres = [add(middle, lift), subtract(middle, lift)];
  return { centres, radius: norm(half) / sine, large: c > 0 };
}

/**
 * A shift after which every two rows have a cosine of at least c, 0 ≤ c < 1: from its origin the disc
 * about the rows' mean that holds them all is seen under the angle arccos c.
 * @param {import("./vectors.js").Rows} W @param {number} c @returns {number[]}
 */
export function gathered(W, c) {
  const middle = mean(W);
  const radius = Math.max(...W.map((row) => norm(subtract(row, middle))));
  if (!(c >= 0 && c < 1) || !(radius > 0))
    throw new RangeError(`gathered needs rows that are not all the same and 0 ≤ c < 1, got c = ${c}`);
  return middle.map((value, k) => (k === 0 ? radius / Math.sqrt((1 - c) / 2) : 0) - value);
}

/** @param {string} name @param {Point} a @param {Point} b */
function needTwoPoints(name, a, b) {
  if (a.every((value, k) => value === b[k])) {
    throw new RangeError(`${name} needs two different points, got the same point twice`);
  }
}

/** @param {string} name @param {number} c */
function needOpenCosine(name, c) {
  if (!(c > -1 && c < 1)) {
    throw new RangeError(`${name} needs a cosine strictly between −1 and 1, got ${c}`);
  }
}
