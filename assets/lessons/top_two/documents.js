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

/** How many dimensions they have, at most one for each. @param {State} state */
export const dimensionsOf = ({ placed, labels }) => (placed === CURVE ? 4 : Math.min(placed + 2, Math.max(labels.length, 3)));

/** As drawn, with further coordinates and brought to length 1, or on the curve. @param {State} state @returns {readonly (readonly number[])[]} */
function placedRows(state) {
  const { unembeddings: rows, placed } = state;
  if (placed === 0) return rows;
  if (placed === CURVE) return curve(rows.map((/** @type {readonly number[]} */ [x, y]) => Math.atan2(y, x)), 2);
  return lifted(rows, 1, DRAW).map((row) => row.slice(0, dimensionsOf(state))).map((row) => scale(row, 1 / (norm(row) || 1)));
}

/** @type {WeakMap<object, Record<string, {D: readonly (readonly number[])[], led: number[][] | null, all: number}>>} */
const known = new WeakMap();
/** What decided each set last: while one document is dragged it mostly decides it still. @type {Map<string, import("../../lab/maths/types.js").Decided[]>} */
const last = new Map();

/** The documents, how many sets there are, and those that some query brings first; null of too many. @param {Scene} scene */
export function documentsIn({ state, n }) {
  const held = known.get(state.unembeddings) ?? {};
  known.set(state.unembeddings, held);
  const key = `${state.placed}:${state.leaders}`;
  if (!held[key]) {
    const [D, every] = [placedRows(state), sets(n, state.leaders)];
    held[key] = { D, all: every.length, led: every.length > MOST_SETS ? null : ledOf(D, every, `${n}:${key}`) };
  }
  return held[key];
}

/** @param {readonly (readonly number[])[]} D @param {number[][]} every @param {string} key */
function ledOf(D, every, key) {
  const before = last.get(key) ?? [];
  const found = every.map((set, k) => decided(D, set, before[k]));
  last.set(key, found);
  return every.filter((_, k) => found[k].query);
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
  return { plain, raw, cosine: raw.map((score, k) => score / (norm(moved[k]) || NaN)), still: plain.map((score, k) => score / (norm(D[k]) || NaN)) };
});

const EQUAL = 1e-12;

/** Documents from first to last; scores that differ by rounding go by number. @param {readonly number[]} scores */
export const ordered = (scores) => scores.map((_, k) => k).sort((a, b) => (Math.abs(scores[a] - scores[b]) <= EQUAL ? a - b : scores[b] - scores[a]));

/** The ones before the later of the pair. @param {Scene} scene */
export function aheadIn(scene) {
  const found = scoresIn(scene);
  return found && aheadOf(scene, found.plain);
}

/** @param {Scene} scene @param {readonly number[]} scores */
export function aheadOf({ pair: { i, j } }, scores) {
  return ordered(scores).filter((k) => k !== i && k !== j && scores[k] > Math.min(scores[i], scores[j]) + EQUAL);
}

/**
 * The unit query whose score at t degrees is a constant less (1 − cos(t − a))(1 − cos(t − b)), so that it is largest at a and b;
 * the documents' angles and scores on the curve.
 */
export const peaked = once((/** @type {Scene} */ { state }) => {
  const [a, b] = [state.peak, state.other].map((t) => (t * Math.PI) / 180);
  const along = [Math.cos(a) + Math.cos(b), Math.sin(a) + Math.sin(b), -Math.cos(a + b) / 2, -Math.sin(a + b) / 2];
  const query = scale(along, 1 / norm(along));
  const angles = state.unembeddings.map((/** @type {readonly number[]} */ [x, y]) => Math.atan2(y, x));
  const scores = curve(angles, 2).map((row) => dot(query, row));
  const at = (/** @type {number} */ t) => dot(query, curve([(t * Math.PI) / 180], 2)[0]);
  return { query, at, angles, scores };
});

/** Where a document is on the circle, from −18 to 342: the first of ten is not cut. @param {readonly number[]} row */
export const degrees = ([x, y]) => ((((Math.atan2(y, x) * 180) / Math.PI + 18) % 360) + 360) % 360 - 18;
