/**
 * What can be read off Rankings' scene.
 *
 * @import {Visit} from "./types.js" @import {Scene} from "../../plane/types.js"
 */

import { differenceCosines } from "../../lab/maths/braid.js";
import { orders, rankingOf, rankingsFromCosines } from "../../lab/maths/orders.js";
import { rankingRegions } from "../../lab/maths/patterns.js";
import { largestChange } from "../../lab/maths/vectors.js";
import { cosine, count, number, once, readingsOf, truth, words } from "../../lab/readings.js";
import { inSpace, LENGTHS, MOVE, WINS } from "../../plane/readings.js";
import { holds } from "../../plane/sectors.js";
import { equalGap, IN_SPACE } from "./in_space.js";
import { feasibleRankings } from "./rankings.js";
import { linesOf, proofOf, turnedLines } from "./order.js";

const EVERYTHING = { x0: -1, x1: 1, y0: -1, y1: 1 };
const MOST_CHECKED = 12;

/** The share of all directions that rank the labels as the probe does; none where it ties some. @param {Scene} scene */
function share({ after, state }) {
  if (rankingOf(after.rows, state.probe).tie) return null;
  const angle = Math.atan2(state.probe[1], state.probe[0]);
  const region = rankingRegions(after.rows, EVERYTHING).find((each) => holds(each, angle));
  return region ? (region.to - region.from) / (2 * Math.PI) : null;
}

/**
 * Whether what can occur is listed from cosines alone: of many labels it is not, nor where two labels always tie.
 * @param {Scene} scene
 */
const checked = (scene) => scene.n <= MOST_CHECKED && !feasibleRankings(scene).twins;

/** The rankings that follow from the cosines of the differences alone; null where that is not checked. */
export const fromCosines = once((/** @type {Scene} */ scene) =>
  checked(scene) ? rankingsFromCosines(/** @type {number[][]} */ (differenceCosines(scene.after.rows)), scene.n) : null,
);

/** The rankings that can occur before or after, but not both. @param {Scene} scene */
const moved = (scene) => feasibleRankings(scene).gone.length + feasibleRankings(scene).fresh.length;

/**
 * The first label's cosine with one of the two others that it is compared with; null where other labels are on show.
 * @param {Scene} scene @param {"near" | "far"} which
 */
function nearness({ after, n, source }, which) {
  const { label, near, far } = source.panels?.nearer ?? { label: n };
  if (Math.max(label, near, far) >= n || label >= n) return null;
  return after.cosines[label][which === "near" ? near : far];
}

/** By how much it is nearer to the one than to the other. @param {Scene} scene */
function gap(scene) {
  const [near, far] = [nearness(scene, "near"), nearness(scene, "far")];
  return near === null || far === null ? null : near - far;
}

/** Those two pairs by their name, "0-2". @param {Scene} scene */
function compared({ source }) {
  const { label, near, far } = source.panels?.nearer ?? {};
  return label === undefined ? [] : [`${label}-${near}`, `${label}-${far}`];
}

/** The gaps, each times its weight, all together. @param {ReturnType<typeof proofOf>} proof */
const summed = (proof) => proof && proof.gaps.reduce((sum, each, k) => sum + each * proof.weights[k], 0);

/** @type {import("../../lab/types.js").Declared<Scene>} */
const OWN = {
  share: number(share, { unit: "share", low: 0, high: 1, digits: 3 }),
  ranking: words([]),
  turn: number(({ state }) => state.turn, {
    unit: "degrees",
    low: -180,
    high: 180,
    digits: 0,
    words: "differences.turn",
  }),
  size: number(({ state }) => state.size, { low: 0.2, high: 5, words: "differences.size" }),
  "cos:*": cosine((scene, pair) => nearness(scene, pair === compared(scene)[0] ? "near" : "far"), { over: compared }),
  gap: number(gap, { unit: "cosine", low: -2, high: 2, words: "nearer.gap", from: ["cos:*"] }),
  "feasible-count": count((scene) => feasibleRankings(scene).now.length, {
    high: ({ n }) => orders(n),
    words: "rankings.feasible",
    from: ["impossible-count", "from-cosines", "tie-lines"],
  }),
  "impossible-count": count((scene) => orders(scene.n) - feasibleRankings(scene).now.length, {
    high: ({ n }) => orders(n),
    words: "rankings.impossible",
    from: ["feasible-count"],
  }),
  "tie-lines": count(({ after }) => linesOf(after.rows), { words: "tie-lines.tie-lines", from: ["feasible-count"] }),
  "lines-turned": count(({ before, after }) => turnedLines(before.rows, after.rows), {
    words: "tie-lines.lines-turned",
  }),
  "kept-rankings": count(moved, { words: "differences.kept-rankings" }),
  "difference-cosines": number(
    ({ before, after }) => largestChange(differenceCosines(before.rows), differenceCosines(after.rows)),
    { unit: "cosine", low: 0, high: 2, words: "differences.difference-cosines" },
  ),
  "from-cosines": count((scene) => fromCosines(scene)?.length ?? null, {
    words: "differences.from-cosines",
    from: ["feasible-count"],
  }),
  "order-possible": truth(
    (scene, _, /** @type {Visit | null} */ visit) =>
      visit ? Number(feasibleRankings(scene).keys.has(String(visit.order))) : null,
    { words: "order-asked.name", visit: true },
  ),
  "gap-signs": count((_, _at, /** @type {Visit | null} */ visit) => visit?.signs ?? null, { visit: true }),
  "gaps-met": count(
    (scene, _, /** @type {Visit | null} */ visit) => {
      const [proof, equal] = [proofOf(scene, visit), equalGap(scene, visit)];
      return proof && (equal === null ? proof.gaps.filter((each) => each > 0).length : equal && proof.order.length - 1);
    },
    { words: "order-proof.met", visit: true },
  ),
  "gap-sum": number((scene, _, /** @type {Visit | null} */ visit) => summed(proofOf(scene, visit)), {
    words: "order-proof.sum",
    visit: true,
  }),
  "equal-gap": number((scene, _, /** @type {Visit | null} */ visit) => equalGap(scene, visit), {
    words: "order-proof.each",
    visit: true,
  }),
  "orders-tried": count((_, _at, /** @type {Visit | null} */ visit) => visit?.tried ?? null, { visit: true }),
};

export const READINGS = { ...MOVE, ...LENGTHS, ...WINS, ...OWN, ...inSpace(IN_SPACE) };
export const readings = readingsOf(READINGS);
