/** The documents of a scene, where they lie, in what order a query has them, and the sets that can lead. */

import { curve, decided, sets } from "../../lab/maths/leading.js";
import { lifted } from "../../lab/maths/lifting.js";
import { dot, norm, scale } from "../../lab/maths/vectors.js";
import { once } from "../../lab/readings.js";

/** @typedef {import("../../plane/types.js").Scene} Scene @typedef {import("../../lab/types.js").State} State */

export const CURVE = 5;
/** More sets take too long to be asked one by one while a hand moves. */
const MOST_SETS = 500;
const DRAW = 1;

export const TEN = 10;
/** The first of ten documents evenly on a circle, as the page begins with. @param {number} n */
export const firstOf = (n) => ({
  labels: Array.from("ABCDEFGHIJ").slice(0, n),
  unembeddings: Array.from({ length: n }, (_, k) => [
    Math.cos((2 * Math.PI * k) / TEN),
    Math.sin((2 * Math.PI * k) / TEN),
  ]),
});

/** How many dimensions they have, at most one for each. @param {State} state */
export const dimensionsOf = ({ placed, labels }) =>
  placed === CURVE ? 4 : Math.min(placed + 2, Math.max(labels.length, 3));

/**
 * As drawn, with further coordinates and brought to length 1, or on the curve. @param {State} state
 * @returns {readonly (readonly number[])[]}
 */
function placedRows(state) {
  const { unembeddings: rows, placed } = state;
  if (placed === 0) return rows;
  if (placed === CURVE)
    return curve(
      rows.map((/** @type {readonly number[]} */ [x, y]) => Math.atan2(y, x)),
      2,
    );
  return lifted(rows, 1, DRAW)
    .map((row) => row.slice(0, dimensionsOf(state)))
    .map((row) => scale(row, 1 / (norm(row) || 1)));
}

/** @type {WeakMap<object, Record<string, {D: readonly (readonly number[])[], led: number[][] | null, all: number}>>} */
const known = new WeakMap();
/**
 * What decided each set last: while one document is dragged it mostly decides it still.
 * @type {Map<string, import("../../lab/maths/types.js").Decided[]>}
 */
const last = new Map();

/**
 * The documents, how many sets there are, and those that some query brings first; null of too many.
 * @param {Pick<Scene, "state" | "n">} scene
 */
export function documentsIn({ state, n }) {
  const cached = known.get(state.unembeddings) ?? {};
  known.set(state.unembeddings, cached);
  const key = `${state.placed}:${state.leaders}`;
  if (!cached[key]) {
    const [D, every] = [placedRows(state), sets(n, state.leaders)];
    cached[key] = { D, all: every.length, led: every.length > MOST_SETS ? null : ledOf(D, every, `${n}:${key}`) };
  }
  return cached[key];
}

/** @param {readonly (readonly number[])[]} D @param {number[][]} every @param {string} key */
function ledOf(D, every, key) {
  const before = last.get(key) ?? [];
  const leads = every.map((set, k) => decided(D, set, before[k]));
  last.set(key, leads);
  return every.filter((_, k) => leads[k].query);
}

/** Scores of the unit query, by dot product and by cosine seen from the origin; null without a query. */
export const scoresIn = once((/** @type {Scene} */ scene) => {
  const { D } = documentsIn(scene);
  const { probe, shift } = scene.state;
  if (!(norm(probe) > 0)) return null;
  const query = scale(probe, 1 / norm(probe));
  const moved = D.map((row) => [row[0] + shift[0], row[1] + shift[1], ...row.slice(2)]);
  const plain = D.map((row) => dot(query, row));
  const raw = moved.map((row) => dot(query, row));
  return {
    plain,
    raw,
    cosine: raw.map((score, k) => score / (norm(moved[k]) || NaN)),
    still: plain.map((score, k) => score / (norm(D[k]) || NaN)),
  };
});

const EQUAL = 1e-12;

/** Documents from first to last; scores that differ by rounding go by number. @param {readonly number[]} scores */
export const ordered = (scores) =>
  scores.map((_, k) => k).sort((a, b) => (Math.abs(scores[a] - scores[b]) <= EQUAL ? a - b : scores[b] - scores[a]));

/** The ones before the later of the pair. @param {Scene} scene @param {"plain" | "cosine"} [by] */
export function aheadIn(scene, by = "plain") {
  const ranking = scoresIn(scene);
  return ranking && aheadOf(scene, ranking[by]);
}

/**
 * Before what has no score, at the origin, comes every other. @param {Scene} scene @param {readonly number[]} scores
 */
export function aheadOf({ pair: { i, j } }, scores) {
  return ordered(scores).filter((k) => k !== i && k !== j && !(scores[k] <= Math.min(scores[i], scores[j]) + EQUAL));
}

/**
 * In the plane, the unit query. On the curve, the one whose score at t degrees is a constant less
 * (1 − cos(t − a))(1 − cos(t − b)), so that it is largest at a and b. The documents' angles, what each circle adds,
 * scores.
 */
export const peaked = once((/** @type {Scene} */ { state: { unembeddings: rows, placed, peak, other, probe } }) => {
  const [a, b] = [peak, other].map((t) => (t * Math.PI) / 180);
  const curved = [Math.cos(a) + Math.cos(b), Math.sin(a) + Math.sin(b), -Math.cos(a + b) / 2, -Math.sin(a + b) / 2];
  const along = placed === 0 ? probe : curved;
  const query = scale(along, 1 / (norm(along) || 1));
  const angles = rows.map((/** @type {readonly number[]} */ [x, y]) => Math.atan2(y, x));
  const on = (/** @type {number} */ t) => curve([(t * Math.PI) / 180], query.length / 2)[0];
  const parts = [0, 2].map((k) => (/** @type {number} */ t) => dot(query.slice(k, k + 2), on(t).slice(k, k + 2)));
  const at = (/** @type {number} */ t) => dot(query, on(t));
  const scores = curve(angles, 2).map((row, k) => dot(query, placed === 0 ? rows[k] : row));
  return { query, parts, at, angles, scores };
});

/** Where a document is on the circle, from −18 to 342: the first of ten is not cut. @param {readonly number[]} row */
export const degrees = ([x, y]) => (((((Math.atan2(y, x) * 180) / Math.PI + 18) % 360) + 360) % 360) - 18;
