/** What can be read off Threshold's scene: what the line parts, what the best line would, and who lies above whom. */

import { chance, cosine, count, label, number, once, readingsOf } from "../../lab/readings.js";
import { fixed } from "../../lab/numbers.js";
import { cosineOf, OPPOSITES, scaled, STRANGERS, SYNONYMS } from "./scene.js";
/** @typedef {import("./scene.js").Scene} Scene */

/**
 * What a line reaches that has so many synonyms and strangers above it. @param {number} hits @param {number} wrong
 * @param {number} all synonyms there are
 */
const rates = (hits, wrong, all) => ({
  precision: hits + wrong ? hits / (hits + wrong) : null,
  recall: hits / all,
  f1: (2 * hits) / (hits + wrong + all),
});

/** How many strangers each stands for, to two figures: as it is said, so it counts. @param {Scene} scene */
export const timesIn = ({ state }) => Number(state.times.toPrecision(2));

/** @param {Scene} scene @param {number} [times] how many strangers each stands for */
const here = (scene, times = timesIn(scene)) =>
  rates(scene.over[SYNONYMS], times * scene.over[STRANGERS], scene.scores[SYNONYMS].length);

/**
 * The best of all lines over some scores: the largest F1, and the most that precision and recall reach together, with
 * where. @param {Float64Array[]} scores @param {number} times how many strangers each stands for
 */
function bestOf(scores, times) {
  const all = [SYNONYMS, STRANGERS]
    .flatMap((kind) => Array.from(scores[kind], (score) => ({ score, hit: kind === SYNONYMS })))
    .sort((a, b) => b.score - a.score);
  const best = { line: 1, f1: 0, both: 0 };
  let [hits, wrong] = [0, 0];
  all.forEach(({ score, hit }, k) => {
    if (hit) hits += 1;
    else wrong += times;
    if (all[k + 1]?.score === score) return;
    const { precision, recall, f1 } = rates(hits, wrong, scores[SYNONYMS].length);
    const both = Math.min(precision ?? 0, recall);
    if (both > best.both) best.both = both;
    if (f1 >= best.f1) Object.assign(best, { f1, line: score });
  });
  return best;
}

const best = once((/** @type {Scene} */ scene) => bestOf(scene.scores, timesIn(scene)));
/** The same for cosines as they are. */
export const bestCosine = once((/** @type {Scene} */ scene) => bestOf(scene.model.scores, timesIn(scene)));

/** As lib/cosine_lab/lessons/threshold/state.py says. */
export const MOST_TIMES = 100;
export const NARROW = 1;
const WIDE = 0;
/** A line has three decimals, wherever it is: a finger lays it no more exactly. */
const UNIT = 1000;
export const lineText = (/** @type {number} */ line) => fixed(line, 3);

/**
 * The cosine at which a hand lays a line that is to stand at a score: with the decimals that are written, and the best
 * line where it is written so, which a line that comes back to its place is again.
 * @param {Scene} scene @param {number} score on the scale shown
 */
export function laid(scene, score) {
  const [{ model, state }, { line }, at] = [scene, bestCosine(scene), Math.round(score * UNIT) / UNIT];
  if (lineText(scaled(model, state, line)) === lineText(at)) return line;
  return state.amount ? cosineOf(model, state, at) : at;
}

/** How often a pair of one kind scores higher than one of another. @param {number} upper @param {number} lower */
const above =
  (upper, lower) =>
  (/** @type {Scene} */ { scores }) => {
    if (!scores[upper].length || !scores[lower].length) return null;
    const sorted = scores[lower].slice().sort();
    let wins = 0;
    for (const score of scores[upper]) wins += below(sorted, score);
    return wins / (scores[upper].length * sorted.length);
  };

/**
 * The scores of the model that a line is taken to; a reader's own pairs have one model alone.
 * @param {Scene["source"]["models"]} models
 */
const narrowOf = (models) => (models[NARROW] ?? models[WIDE]).scores;

/** The precision of a line over some scores. @param {Float64Array[]} scores @param {number} line */
function precisionOf(scores, line) {
  const [hits, wrong] = [SYNONYMS, STRANGERS].map((kind) => scores[kind].filter((score) => score >= line).length);
  return rates(hits, wrong, scores[SYNONYMS].length).precision;
}

/** The precision that the best line of one model has in another. @param {Scene} scene */
const elsewhere = ({ source: { models } }) => precisionOf(narrowOf(models), bestOf(models[WIDE].scores, 1).line);

/** The first line from the left that is as precise in another model as the best line of one. */
const sameLineOf = once((/** @type {Scene["source"]["models"]} */ models) => {
  const [wide, narrow] = [models[WIDE].scores, narrowOf(models)];
  const wanted = precisionOf(wide, bestOf(wide, 1).line) ?? 0;
  const lines = [SYNONYMS, STRANGERS].flatMap((kind) => [...narrow[kind]]).sort((a, b) => a - b);
  return lines.find((line) => (precisionOf(narrow, line) ?? 0) >= wanted) ?? 1;
});
export const sameLine = (/** @type {Scene} */ { source }) => sameLineOf(source.models);

/** How many numbers of a rising row lie below one. @param {Float64Array} sorted @param {number} score */
function below(sorted, score) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < score) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Neighbours by cosine whose order the scale has turned round. @param {Scene} scene */
function overtaken({ model, scores }) {
  const every = scores.flatMap((row) => [...row]);
  const cosines = model.scores.flatMap((row) => [...row]);
  const order = [...cosines.keys()].sort((a, b) => cosines[a] - cosines[b]);
  return order.filter((k, place) => place > 0 && every[k] < every[order[place - 1]]).length;
}

/** How many pairs have another's score and had another cosine. @param {Scene} scene */
function tied({ model, scores }) {
  /** @type {Map<number, Set<number>>} */
  const cosines = new Map();
  scores.forEach((row, kind) =>
    row.forEach((score, k) => cosines.set(score, (cosines.get(score) ?? new Set()).add(model.scores[kind][k]))),
  );
  return scores.reduce((sum, row) => sum + row.filter((score) => (cosines.get(score)?.size ?? 0) > 1).length, 0);
}

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  model: label(({ state }) => state.model, { words: "model" }),
  amount: number(({ state }) => state.amount, { low: 0, high: 1, words: "value-amount" }),
  line: number(({ line }) => line, { digits: 3, words: "value-line" }),
  precision: chance((scene) => here(scene).precision, {
    digits: 2,
    words: "value-precision",
    from: ["synonyms-over", "strangers-over"],
  }),
  elsewhere: chance(elsewhere, { digits: 2, words: "value-elsewhere" }),
  "same-line": number(sameLine, { digits: 3, words: "value-same-line" }),
  times: count(({ state }) => Math.round(state.times), { low: 1, high: MOST_TIMES, words: "value-times" }),
  rare: chance((scene) => here(scene, MOST_TIMES).precision, { digits: 2, words: "value-rare" }),
  "precision-all": chance(
    (scene) => {
      const [hits, opposed, wrong] = scene.over;
      return hits + wrong + opposed ? hits / (hits + timesIn(scene) * wrong + opposed) : null;
    },
    { digits: 2, words: "value-precision-all", from: ["precision", "opposites-over"] },
  ),
  recall: chance((scene) => here(scene).recall, { digits: 2, words: "value-recall", from: ["synonyms-over"] }),
  apart: chance((scene) => Math.abs((here(scene).precision ?? 1) - here(scene).recall), {
    digits: 2,
    words: "value-apart",
    from: ["precision", "recall"],
  }),
  f1: chance((scene) => here(scene).f1, { digits: 2, words: "value-f1", from: ["precision", "recall"] }),
  "synonyms-over": count(({ over }) => over[SYNONYMS], { words: "value-synonyms-over" }),
  "opposites-over": count(({ over }) => over[OPPOSITES], {
    words: "value-opposites-over",
    from: ["opposites-strangers"],
  }),
  "strangers-over": count(({ over }) => over[STRANGERS], { words: "value-strangers-over" }),
  "opposites-strangers": chance(above(OPPOSITES, STRANGERS), { digits: 2, words: "value-opposites-strangers" }),
  "opposites-synonyms": chance(above(OPPOSITES, SYNONYMS), { digits: 2, words: "value-opposites-synonyms" }),
  "synonyms-strangers": chance(above(SYNONYMS, STRANGERS), { digits: 2, words: "value-synonyms-strangers" }),
  "best-line": number((scene) => best(scene).line, { digits: 3, words: "value-best-line" }),
  "best-cosine": cosine((scene) => bestCosine(scene).line, { digits: 3, words: "value-best-cosine" }),
  "best-f1": chance((scene) => best(scene).f1, { digits: 2, words: "value-best-f1" }),
  "best-both": chance((scene) => best(scene).both, { digits: 2, words: "value-best-both" }),
  gain: number((scene) => best(scene).f1 - bestCosine(scene).f1, { words: "value-gain", from: ["best-f1"] }),
  "cosine-f1": chance((scene) => bestCosine(scene).f1, { digits: 2, words: "value-cosine-f1" }),
  least: cosine(({ model }) => model.least, { words: "value-least" }),
  pairs: count(({ scores }) => scores.reduce((n, row) => n + row.length, 0), { words: "value-pairs" }),
  overtaken: count(overtaken, { words: "value-overtaken" }),
  tied: count(tied, { words: "value-tied" }),
};

export const readings = readingsOf(READINGS);
