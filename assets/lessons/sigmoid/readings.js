/** What can be read off Sigmoid's scene. */

import { columnBasis, proofMatrices } from "../../lab/maths/column_space.js";
import { signPatterns } from "../../lab/maths/patterns.js";
import { dot } from "../../lab/maths/vectors.js";
import { bothOn, shareOn } from "../../lab/maths/sigmoid.js";
import { seeded } from "../../lab/random.js";
import { chance, count, number, once, readingsOf } from "../../lab/readings.js";
import { feasibleIn, membersOf } from "../../plane/label_sets.js";
import { inSpace, LENGTHS, MOVE, SETS } from "../../plane/readings.js";
import { IN_SPACE } from "./in_space.js";
/** @import {Scene} from "../../plane/types.js" @import {Rows} from "../../lab/maths/vectors.js" */

export const SAMPLES = 20_000;
/** Lemma 5.3, W → WWᵀ → WWᵀN → NWWᵀN = C, step by step. */
export const STEPS = ["W", "gram", "columns", "cosines"];

/** The matrices of the proof; of a label without a direction the first alone. */
export const matricesIn = once((/** @type {Scene} */ scene) =>
  feasibleIn(scene).zero.length ? [scene.after.rows] : proofMatrices(scene.after.rows),
);

/** S(M) of a matrix of rank two, from its column space. @param {Rows} M */
export function patternsOf(M) {
  return signPatterns(columnBasis(M));
}

/**
 * The label sets that a step of the proof lists; none where it is not on show. @param {Scene} scene
 * @param {number} step
 */
export function listedAt(scene, step) {
  if (scene.state.step < step || step >= matricesIn(scene).length) return null;
  return step === 0 ? feasibleIn(scene).now : patternsOf(matricesIn(scene)[step]);
}

/** @type {{seed: number, X: Float64Array}} */
let latest = { seed: NaN, X: new Float64Array(0) };

/** Standard normal embeddings in the plane, the same for the same seed. @param {number} seed */
export function samples(seed) {
  if (latest.seed !== seed) {
    const { normal } = seeded(seed);
    latest = { seed, X: Float64Array.from({ length: 2 * SAMPLES }, normal) };
  }
  return latest.X;
}

/** The share of samples for which both labels of the pair are on. @param {Scene} scene */
function counted({ pair, state, after }) {
  return pair.after === null ? null : shareOn(samples(state.seed), after.rows[pair.i], after.rows[pair.j]);
}

/** @type {import("../../lab/types.js").Declared<Scene>} */
const OWN = {
  score: number(({ state, after, pair }) => dot(state.probe, after.rows[pair.i]), { words: "score.value" }),
  "on-here": count(({ after, state }) => after.rows.filter((row) => dot(state.probe, row) > 0).length, {
    words: "set-count.on-here",
  }),
  "most-on": count((scene) => Math.max(...feasibleIn(scene).now.map((pattern) => membersOf(pattern).length)), {
    high: ({ n }) => n,
    words: "set-count.most",
  }),
  "proof:*": count((scene, step) => listedAt(scene, STEPS.indexOf(step))?.length ?? null, {
    over: () => STEPS,
    high: ({ n }) => 2 ** n,
    from: ["sets-now"],
  }),
  "both-law": chance(({ pair }) => (pair.after === null ? null : bothOn(pair.after)), { high: 0.5, from: ["cos"] }),
  "both-count": chance(counted, { unit: "share", from: ["both-law"] }),
};

export const READINGS = { ...MOVE, ...LENGTHS, ...SETS, ...OWN, ...inSpace(IN_SPACE) };
export const readings = readingsOf(READINGS);
