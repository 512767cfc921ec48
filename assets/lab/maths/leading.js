/**
 * Which documents some query brings first together, and by how much. A set leads where every difference of one inside
 * and
 * one outside has a positive score: for the unit query that does so most clearly, the lead is the distance of the hull
 * of
 * these differences from zero (Gordan’s theorem).
 *
 * @import {Decided, Leading} from "./types.js" @import {Rows} from "./vectors.js"
 */

import { dot, norm, scale, subtract } from "./vectors.js";

const CLEAR = 1e-9;
const NOTHING = 1e-8;
const ROUNDING = 1e-15;
const ROUNDS = 500;

/**
 * The clearest unit query for a set, and its lead, checked on all documents; null where no query brings it first.
 * @param {Rows} D @param {readonly number[]} set @returns {Leading | null}
 */
export function leading(D, set) {
  const { query } = decided(D, set);
  if (!query) return null;
  return { query, lead: set.length < D.length ? leadAt(D, set, query) : Infinity };
}

/**
 * Whether some query brings a set first. What decided it before one document moved is tried first: a query that still
 * does, or differences of which a mixture still is zero.
 * @param {Rows} D @param {readonly number[]} set @param {Decided} [before] @returns {Decided}
 */
export function decided(D, set, before) {
  if (before?.query && leadAt(D, set, before.query) > CLEAR) return before;
  const outside = D.filter((_, k) => !set.includes(k));
  if (!outside.length) return { query: D[0].map(() => 0), used: [] };
  const rows = set.flatMap((i) => outside.map((row) => [...subtract(D[i], row), 1]));
  if (before && !before.query) {
    const { weights, missed } = fitted(before.used.map((k) => rows[k]));
    if (norm(missed) < NOTHING && weights.every((weight) => weight > 0)) return before;
  }
  const { x, used } = nearest(rows);
  const query = scale(x, 1 / (norm(x) || 1));
  return { query: leadAt(D, set, query) > CLEAR ? query : null, used };
}

/**
 * Least score inside less greatest outside, for a query. @param {Rows} D @param {readonly number[]} set
 * @param {readonly number[]} query
 */
function leadAt(D, set, query) {
  let [inside, outside] = [Infinity, -Infinity];
  D.forEach((row, k) => {
    const score = dot(row, query);
    if (set.includes(k)) inside = Math.min(inside, score);
    else outside = Math.max(outside, score);
  });
  return inside - outside;
}

/** All sets of k of n, in order. @param {number} n @param {number} k @param {number} [from] @returns {number[][]} */
export function sets(n, k, from = 0) {
  if (k === 0) return [[]];
  return Array.from({ length: Math.max(0, n - from) }, (_, j) => from + j).flatMap((i) =>
    sets(n, k - 1, i + 1).map((rest) => [i, ...rest]),
  );
}

/**
 * Unit vectors (cos t, sin t, cos 2t, sin 2t, …)/√h of h harmonics, in 2h dimensions. @param {readonly number[]} angles
 * @param {number} harmonics
 */
export function curve(angles, harmonics) {
  return angles.map((t) =>
    Array.from(
      { length: 2 * harmonics },
      (_, c) => (c % 2 ? Math.sin : Math.cos)((1 + (c >> 1)) * t) / Math.sqrt(harmonics),
    ),
  );
}

/**
 * Of m documents evenly on the curve: the smallest lead of a pair, how many stand between that pair, and the unit query
 * that has this lead; null where some pair never leads. A turn maps each pair to one with the first. The query whose
 * score at t is a constant less (1 − cos t)(1 − cos(t − a)) brings the pair at 0 and a first: pairs that it brings
 * first by more than another’s largest lead are passed over.
 * @param {number} m @param {number} harmonics
 */
export function weakest(m, harmonics) {
  const D = curve(
    Array.from({ length: m }, (_, k) => (2 * Math.PI * k) / m),
    harmonics,
  );
  const pairs = Array.from({ length: m >> 1 }, (_, j) => {
    const a = (2 * Math.PI * (j + 1)) / m;
    const query = [
      1 + Math.cos(a),
      Math.sin(a),
      -Math.cos(a) / 2,
      -Math.sin(a) / 2,
      ...Array(2 * harmonics - 4).fill(0),
    ];
    return { pair: [0, j + 1], known: leadAt(D, [0, j + 1], query) / norm(query) };
  });
  let least = { lead: Infinity, between: 0, query: /** @type {readonly number[]} */ ([]) };
  for (const { pair, known } of pairs.sort((one, other) => one.known - other.known)) {
    if (known >= least.lead) break;
    const { lead, query } = leading(D, pair) ?? { lead: 0, query: [] };
    if (lead < least.lead) least = { lead, between: pair[1] - 1, query };
  }
  return least.lead ? least : null;
}

/**
 * The largest lead that all sets of k of m unit vectors can have at once, in any number of dimensions (Wang et al.
 * 2026). @param {number} m @param {number} k
 */
export const ceiling = (m, k) => m / Math.sqrt(k * (m - 1) * (m - k));

/**
 * The direction x from zero to the nearest point of the hull of points p, not of unit length; about 0 where zero is in
 * the
 * hull. Non-negative least squares on rows (p, 1) with aim (0, …, 0, 1) (Lawson & Hanson 1974): what they miss is (−x,
 * …).
 * @param {number[][]} rows
 */
function nearest(rows) {
  const weights = rows.map(() => 0);
  /** @type {number[]} */
  let used = [];
  let missed = rows[0].map((_, c) => Number(c === rows[0].length - 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const gains = rows.map((row) => dot(row, missed));
    const next = gains.indexOf(Math.max(...gains));
    if (gains[next] <= ROUNDING || norm(missed) < NOTHING || used.includes(next)) break;
    used.push(next);
    for (;;) {
      const fit = fitted(used.map((k) => rows[k]));
      missed = fit.missed;
      const out = used.filter((_, c) => !(fit.weights[c] > 0));
      const step = Math.min(1, ...out.map((k) => weights[k] / (weights[k] - fit.weights[used.indexOf(k)] || 1)));
      used.forEach((k, c) => (weights[k] += step * (fit.weights[c] - weights[k])));
      if (!out.length) break;
      const least = Math.min(...out.map((k) => weights[k]));
      out.filter((k) => weights[k] <= least).forEach((k) => (weights[k] = 0));
      used = used.filter((k) => weights[k] > 0);
    }
  }
  return { x: missed.slice(0, -1).map((value) => -value), used };
}

/**
 * Weights whose mixture of the rows comes nearest to (0, …, 0, 1), and what it misses, by Gram and Schmidt, twice.
 * @param {number[][]} rows
 */
function fitted(rows) {
  /** @type {number[][]} */
  const Q = [];
  const R = rows.map((row) => {
    const parts = rows.map(() => 0);
    let rest = row;
    for (const _ of [1, 2]) {
      Q.forEach((q, k) => {
        const along = dot(q, rest);
        parts[k] += along;
        rest = subtract(rest, scale(q, along));
      });
    }
    parts[Q.length] = norm(rest) || 1;
    Q.push(scale(rest, 1 / parts[Q.length]));
    return parts;
  });
  let missed = rows[0].map((_, c) => Number(c === rows[0].length - 1));
  const aims = Q.map((q) => q[q.length - 1]);
  for (const _ of [1, 2]) for (const q of Q) missed = subtract(missed, scale(q, dot(q, missed)));
  const weights = rows.map(() => 0);
  for (let k = rows.length - 1; k >= 0; k -= 1) {
    weights[k] = (aims[k] - weights.reduce((sum, w, c) => (c > k ? sum + w * R[c][k] : sum), 0)) / R[k][k];
  }
  return { weights, missed };
}
