/**
 * What can be read off Train again's scene.
 *
 * @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Table} Table
 */

import { correlation } from "../../lab/maths/correlation.js";
import { norm } from "../../lab/maths/vectors.js";
import { cosine, count, label, number, readingsOf, truth } from "../../lab/readings.js";

const TABLES = /** @type {const} */ (["rows", "centred", "outputs"]);
const PERCENT = /** @type {const} */ ({ unit: "percent", low: 0, high: 100, digits: 1 });
/** @param {Table} table */
const agreed = (table) => number((/** @type {Scene} */ { source }) => source.means[table], { low: -1, high: 1 });
/** How many runs after the first one kept its nearest digit; null before there is one. @param {Scene} scene */
const staysNearest = ({ nearest, state }) =>
  state.run ? nearest.slice(1, state.run + 1).filter((each) => each === nearest[0]).length : null;
/** The share of images that lead to 3, or do not, as they did. @param {Scene} scene */
const before = ({ source: { swap }, leads }) =>
  (100 * leads.filter((lead, k) => lead > 0 === swap.images[k][2] > 0).length) / leads.length;

/** How often each digit was the nearest one, in the runs so far. @param {Scene} scene */
const times = ({ nearest, state }) =>
  nearest.map((each) => nearest.slice(0, state.run + 1).filter((other) => other === each).length);
/**
 * How far the first run's hidden vectors, whose mean is 0, spread across or up. @param {Scene} scene
 * @param {0 | 1} axis
 */
const spread = ({ source: { swap } }, axis) =>
  norm(swap.images.map((each) => each[axis])) / Math.sqrt(swap.images.length);

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  run: count(({ state }) => state.run, { words: "value-run" }),
  digit: label(({ state }) => state.digit, { words: "value-digit" }),
  first: label(({ nearest }) => nearest[0], { words: "value-first" }),
  nearest: label(({ nearest, state }) => (state.run ? nearest[state.run] : null), {
    words: "value-nearest",
    from: ["kept"],
  }),
  kept: truth(({ nearest, state }) => (state.run ? Number(nearest[state.run] === nearest[0]) : null), {
    words: "value-kept",
    from: ["nearest"],
  }),
  "kept-count": count(staysNearest, {
    high: ({ source }) => source.runs.length - 1,
    words: "value-kept-count",
    from: ["kept"],
  }),
  often: label((scene) => scene.nearest[times(scene).indexOf(Math.max(...times(scene)))], {
    words: "value-often",
    from: ["kept-count"],
  }),
  "often-count": count((scene) => Math.max(...times(scene)), {
    high: ({ source }) => source.runs.length,
    words: "value-often-count",
    from: ["kept-count"],
  }),
  "cos-first": cosine(({ source, state, nearest }) => source.runs[0].cosines[state.digit][nearest[0]], {
    words: "value-cos-first",
  }),
  "cos-now": cosine(({ source, state, nearest }) => source.runs[state.run].cosines[state.digit][nearest[0]], {
    words: "value-cos-now",
    from: ["kept", "nearest"],
  }),
  "accuracy-first": number(({ source }) => 100 * source.runs[0].accuracy, {
    ...PERCENT,
    words: "value-accuracy-first",
    from: ["alike"],
  }),
  accuracy: number(({ source, state }) => (state.run ? 100 * source.runs[state.run].accuracy : null), {
    ...PERCENT,
    words: "value-accuracy",
    from: ["alike"],
  }),
  alike: number(
    ({ source, state }) => (state.run ? 100 * (1 - source.runs[state.run].unlike.length / source.images) : null),
    { ...PERCENT, words: "value-alike" },
  ),
  ...Object.fromEntries(
    TABLES.map((table) => [
      `pair-${table}`,
      number(({ state, tables }) => (state.run ? correlation(...tables[table]) : null), {
        low: -1,
        high: 1,
        words: `pair-${table}`,
      }),
    ]),
  ),
  aside: number(({ state }) => state.aside, { low: -0.6, high: 0.6, words: "field-aside" }),
  squeeze: number(({ state }) => state.squeeze, { low: 0, high: 4, digits: 1, words: "field-squeeze" }),
  turn: number(({ state }) => Math.abs(state.turn), {
    unit: "degrees",
    low: 0,
    high: 90,
    digits: 0,
    words: "field-turn",
  }),
  lay: number(({ state }) => state.lay, { low: 0, high: 1, words: "value-lay" }),
  "row-cos": cosine(({ turned }) => turned, { words: "value-row-cos" }),
  before: number(before, { ...PERCENT, words: "value-before" }),
  across: number((scene) => spread(scene, 0), { digits: 1, words: "value-across" }),
  up: number((scene) => spread(scene, 1), { digits: 1, words: "value-up" }),
  guessed: number(({ source }) => 100 / (source.runs[0].cosines.length - 1), {
    ...PERCENT,
    digits: 0,
    words: "value-guessed",
  }),
  "agree-rows": agreed("rows"),
  "agree-centred": agreed("centred"),
  "agree-outputs": agreed("outputs"),
  "agree-nearest": number(({ source }) => 100 * source.means.nearest, {
    ...PERCENT,
    digits: 0,
    words: "value-agree-nearest",
    from: ["kept-count"],
  }),
  "agree-alike": number(({ source }) => 100 * source.means.predictions, {
    ...PERCENT,
    words: "value-agree-alike",
    from: ["alike"],
  }),
};
for (const table of TABLES) READINGS[`agree-${table}`].words = `agree-${table}`;

export const readings = readingsOf(READINGS);
