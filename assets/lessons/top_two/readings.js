/** What can be read off Top two's scene. */

import { ceiling, weakest } from "../../lab/maths/leading.js";
import { count, number, readingsOf, size, truth } from "../../lab/readings.js";
import { aheadIn, aheadOf, dimensionsOf, documentsIn, ordered, peaked, scoresIn } from "./documents.js";
/** @typedef {import("../../plane/types.js").Scene} Scene */

/** @type {Map<string, ReturnType<typeof weakest>>} */
const known = new Map();

/**
 * The smallest lead on the curve, and of which pair, worked out once. @param {number} many @param {number} harmonics
 */
export function weakestOf(many, harmonics) {
  const key = `${many}:${harmonics}`;
  if (!known.has(key)) known.set(key, weakest(many, harmonics));
  return known.get(key) ?? null;
}

/**
 * The fewest dimensions in which all pairs of unit vectors can lead: a hull of n corners has n edges in the plane, 3n −
 * 6 in space. @param {Scene} scene
 */
function enough({ n, state }) {
  if (state.leaders !== 2) return null;
  const pairs = (n * (n - 1)) / 2;
  if (pairs <= Math.max(n, 1)) return 2;
  return pairs <= 3 * n - 6 ? 3 : weakestOf(n, 2) && 4;
}

/**
 * Whether other documents lead, or in another order, than with the origin where it was. @param {"raw" | "cosine"} now
 * @param {"plain" | "still"} then
 */
const changed = (now, then) => (/** @type {Scene} */ scene) => {
  const scores = scoresIn(scene);
  return scores && Number(String(ordered(scores[now])) !== String(ordered(scores[then])));
};

/** @param {readonly number[] | undefined} scores @param {{i: number, j: number}} pair */
const gapOf = (scores, { i, j }) => (scores ? Math.abs(scores[i] - scores[j]) : null);

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  "pairs-now": count((scene) => documentsIn(scene).led?.length ?? null, {
    high: (scene) => documentsIn(scene).all,
    words: "leaders.pairs",
  }),
  "pairs-all": count((scene) => documentsIn(scene).all, { words: "leaders.all" }),
  "space-most": count(({ n }) => 3 * n - 6, { words: "placing.space-most" }),
  documents: count(({ n }) => n, { words: "placing.documents" }),
  ahead: count((scene) => aheadIn(scene)?.length ?? null, { high: ({ n }) => n - 2, words: "leaders.before" }),
  "cos-ahead": count((scene) => aheadIn(scene, "cosine")?.length ?? null, { words: "both-lists.before" }),
  "tie-gap": size((scene) => gapOf(scoresIn(scene)?.plain, scene.pair), { words: "leaders.gap" }),
  "peak-ahead": count((scene) => aheadOf(scene, peaked(scene).scores).length, { words: "peaks.before" }),
  dimensions: count(({ state }) => dimensionsOf(state), { words: "placing.dimensions" }),
  enough: count(enough, { words: "placing.enough" }),
  many: count(({ state }) => state.many, { words: "weakest.many" }),
  "many-pairs": count(({ state: { many } }) => (many * (many - 1)) / 2, { words: "weakest.pairs" }),
  between: count(({ state }) => weakestOf(state.many, 2)?.between ?? null, { words: "weakest.between" }),
  weakest: number(({ state }) => weakestOf(state.many, 2)?.lead ?? null, { low: 0, high: 1, words: "weakest.title" }),
  ceiling: number(({ state }) => ceiling(state.many, 2), { low: 0, high: 1, words: "weakest.ceiling" }),
  ten: number(() => weakestOf(10, 2)?.lead ?? null, { low: 0, high: 1, words: "weakest.ten" }),
  twenty: number(() => weakestOf(20, 2)?.lead ?? null, { low: 0, high: 1, words: "weakest.twenty" }),
  equal: count(({ state }) => state.many - 1, { words: "weakest.equal" }),
  "dot-changed": truth(changed("raw", "plain"), { words: "both-lists.dot" }),
  "cos-changed": truth(changed("cosine", "still"), { words: "both-lists.cosine" }),
};
export const readings = readingsOf(READINGS);
