/**
 * Readings that recur beside planes, for a lesson to declare among its own.
 *
 * @import {Declared, Scene} from "./types.js"
 */

import { magnitude, ofAll } from "../lab/numbers.js";
import { measure, MEASURES } from "../lab/maths/measures.js";
import { logits } from "../lab/maths/softmax.js";
import { losers, winningLength } from "../lab/maths/winners.js";
import { norm } from "../lab/maths/vectors.js";
import { chance, cosine, count, number, once, size, truth } from "../lab/readings.js";
import { feasibleIn } from "./label_sets.js";
import { countsOf, cutOf } from "./space/cut.js";

/** A measure stays that changes less than this. */
export const TOLERANCE = 1e-9;

/** The labels of a scene, by number. @param {Scene} scene */
export const everyLabel = ({ n }) => Array.from({ length: n }, (_, k) => k);

/** Every two labels, "0-1" first. @param {Scene} scene */
export const everyPair = (scene) =>
  everyLabel(scene).flatMap((i) =>
    everyLabel(scene)
      .slice(i + 1)
      .map((j) => `${i}-${j}`),
  );

/** Of the pair. @type {Declared} */
export const PAIR = {
  "cos-before": cosine(({ pair }) => pair.before),
  cos: cosine(({ pair }) => pair.after, { words: "pair.cosine-after" }),
};

/** Of the whole model. @type {Declared} */
export const METER = {
  changed: count(({ meter }) => meter.changed, {
    high: ({ meter }) => meter.points,
    words: "meter.changed",
    written: (value, { meter }) => ofAll(value, meter.points),
  }),
  "max-dp": chance(({ meter }) => meter.maxDp, { words: "meter.max-dp", written: magnitude }),
  "max-dcos": number(({ meter }) => meter.maxDcos, { unit: "cosine", low: 0, high: 2, words: "meter.max-dcos" }),
};

/** Of the pair, and of the whole model. @type {Declared} */
export const MOVE = { ...PAIR, ...METER };

/** What the models make of the probe, by the labels' names. @type {Declared} */
export const PROBE = {
  "p-before:*": chance(({ before, state }, label) => before.probe[state.labels.indexOf(label)], {
    over: ({ state }) => state.labels,
    words: "bars.before",
  }),
  "p:*": chance(({ after, state }, label) => after.probe[state.labels.indexOf(label)], {
    over: ({ state }) => state.labels,
    words: "bars.after",
  }),
};

/** The probe's logits before and after. */
const bothLogits = once((/** @type {Scene} */ { state, before, after }) =>
  [before, after].map(({ rows }) => logits(rows, state.probe)),
);

/** @param {Scene} scene */
const addedTo = (scene) => bothLogits(scene)[1].map((logit, k) => logit - bothLogits(scene)[0][k]);

/** The columns of the table that says why a softmax stays, by label. @type {Declared} */
export const REASON = {
  "logit:*": number((scene, k) => bothLogits(scene)[0][Number(k)], { over: everyLabel, words: "reason.logit" }),
  "added:*": number((scene, k) => addedTo(scene)[Number(k)], {
    over: everyLabel,
    words: "reason.added",
    from: ["changed"], // what is alike for all labels changes no prediction
  }),
  "max-added": number((scene) => Math.max(...addedTo(scene).map(Math.abs)), { words: "reason.added" }),
  "sum:*": number((scene, k) => bothLogits(scene)[1][Number(k)], {
    over: everyLabel,
    words: "reason.sum",
    from: (k) => [`logit:${k}`, `added:${k}`],
  }),
  "softmax:*": chance(({ after }, k) => after.probe[Number(k)], {
    over: everyLabel,
    words: "reason.softmax",
    from: ["p:*", "sum:*"],
  }),
};

/** By what each of its logits is divided where labels get other lengths. @type {Declared} */
export const DIVIDED = {
  "divided:*": number(({ before, after }, k) => norm(before.rows[Number(k)]) / norm(after.rows[Number(k)]), {
    over: everyLabel,
    words: "reason.divided",
    from: ["changed"],
  }),
};

/**
 * A measure of the pair, before and after, and the largest change of any pair's. @param {string} key
 * @returns {Declared}
 */
const measured = (key) => ({
  [`${key}:before`]: number(({ before, pair }) => measure(key, before.rows[pair.i], before.rows[pair.j]), {
    words: `measures.of.${key}`,
    ...sourceOf(key, "cos-before"),
  }),
  [`${key}:after`]: number(({ after, pair }) => measure(key, after.rows[pair.i], after.rows[pair.j]), {
    words: `measures.of.${key}`,
    ...sourceOf(key, "cos"),
  }),
  [`${key}:largest`]: number((scene) => largestChanges(scene)[key], {
    low: 0,
    words: `measures.of.${key}`,
    ...sourceOf(key, "max-dcos"),
  }),
  [`${key}:kept`]: truth((scene) => Number(largestChanges(scene)[key] <= TOLERANCE), {
    words: `measures.of.${key}`,
    from: [`${key}:largest`],
  }),
});

/** The cosine is also told elsewhere. @param {string} key @param {string} name */
const sourceOf = (key, name) => (key === "cosine" ? { from: [name] } : {});

/** Every measure of the pair. @type {Declared} */
export const MEASURED = Object.assign({}, ...MEASURES.map(({ key }) => measured(key)));

/** By measure, the largest change over all pairs for which it is defined before and after. */
const largestChanges = once((/** @type {Scene} */ { before, after, n }) => {
  const largest = (/** @type {string} */ key) => {
    let most = 0;
    for (let i = 0; i < n; i += 1) {
      for (let j = i + 1; j < n; j += 1) {
        const [was, is] = [before, after].map(({ rows }) => measure(key, rows[i], rows[j]));
        if (was !== null && is !== null) most = Math.max(most, Math.abs(is - was));
      }
    }
    return most;
  };
  return Object.fromEntries(MEASURES.map(({ key }) => [key, largest(key)]));
});

/** The length of every arrow. @type {Declared} */
export const LENGTHS = {
  "length:*": size(({ after }, k) => norm(after.rows[Number(k)]), { over: everyLabel, words: "lengths.name" }),
};

/** Who can win at all, and at what length. @type {Declared} */
export const WINS = {
  "winning-length:*": size(({ after }, k) => winningLength(after.rows, Number(k)), { over: everyLabel }),
  winners: count(({ after, n }) => n - losers(after.rows).length, { high: ({ n }) => n }),
};

/** How many label sets differ from those of the original. @param {Scene} scene */
const otherSets = (scene) => feasibleIn(scene).gone.length + feasibleIn(scene).fresh.length;

/** @type {Declared} */
export const OTHER_SETS = { "sets-other": count(otherSets) };

/** Which label sets can occur. @type {Declared} */
export const SETS = {
  "sets-now": count((scene) => feasibleIn(scene).now.length, {
    high: ({ n }) => 2 ** n,
    words: "set-count.name",
    from: ["feasible-count", "impossible-count"],
  }),
  ...OTHER_SETS,
  lines: count((scene) => feasibleIn(scene).now.length / 2),
  "feasible-count": count((scene) => feasibleIn(scene).now.length, {
    high: ({ n }) => 2 ** n,
    words: "label-sets.feasible",
    from: ["sets-now", "impossible-count"],
  }),
  "impossible-count": count((scene) => 2 ** scene.n - feasibleIn(scene).now.length, {
    high: ({ n }) => 2 ** n,
    words: "label-sets.impossible",
    from: ["sets-now", "feasible-count"],
  }),
};

/**
 * The labels in three dimensions and more, where they are shown there. @param {import("./space/types.js").Kind} kind
 * @returns {Declared}
 */
export function inSpace(kind) {
  const counts = once((/** @type {Scene} */ scene) => countsOf(scene, kind));
  const over = (/** @type {Scene} */ { n, state }) =>
    state.space ? Array.from({ length: kind.dimensions(n) }, (_, k) => k + 1) : [];
  return {
    "sphere-count": count((scene) => (scene.state.space ? (cutOf(scene, kind)?.regions.length ?? null) : null), {
      high: ({ n }) => kind.every(n),
      words: `${kind.words.sphere}.title`,
    }),
    depth: number(({ state }) => (state.space ? state.depth : null), { words: "in-space.depth" }),
    "listed:*": count((scene, d) => counts(scene)[Number(d) - 1], {
      over,
      high: ({ n }) => kind.every(n),
      words: "in-space.listed",
    }),
    "cover:*": count(({ n }, d) => kind.formula(n, Number(d)), { over, words: "in-space.formula" }),
    "every:*": count(({ n }) => kind.every(n), { over, words: `${kind.words.counts}.every` }),
  };
}
