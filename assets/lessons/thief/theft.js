/** What the API of a scene says, and what a thief makes of it: computed from the answers alone. */

import { centredLogits, decomposed, rankOf, stolenRows } from "../../lab/maths/theft.js";
import { cosine, cosines, dot, largestDefinedChange, mean, scale, subtract, translate } from "../../lab/maths/vectors.js";
import { seeded } from "../../lab/random.js";
import { once } from "../../lab/readings.js";
/** @typedef {import("../../plane/types.js").Scene} Scene @typedef {readonly (readonly number[])[]} Rows */

const SEED = 28;
/** As many decimals are as good as exact (lib/lessons/thief/state.py); fewer answers fix no ellipse. */
const [EXACT, FEWEST] = [12, 3];

/** The log-probabilities of each query, whose hidden vector has length 1, or any with a mean square of 1. @param {Scene["state"]} state @returns {number[][]} */
export function answered({ unembeddings, queries, sphere, noise, decimals }) {
  const random = seeded(SEED);
  return Array.from({ length: queries }, () => {
    const drawn = [random.normal(), random.normal()];
    const x = scale(drawn, 1 / (sphere ? Math.hypot(...drawn) : Math.SQRT2));
    const said = logSoftmax(unembeddings.map((/** @type {readonly number[]} */ row) => dot(row, x))).map((each) => each + noise * random.normal());
    return decimals >= EXACT ? said : said.map((each) => Number(each.toFixed(decimals)));
  });
}

/** @param {readonly number[]} logits */
function logSoftmax(logits) {
  const top = Math.max(...logits);
  const sum = top + Math.log(logits.reduce((total, each) => total + Math.exp(each - top), 0));
  return logits.map((each) => each - sum);
}

/** All that follows: `rows` are null where nothing can be fitted. */
export const theftIn = once((/** @type {Scene} */ { state, n }) => {
  const seen = answered(state);
  const logits = centredLogits(seen);
  const { values, vectors } = decomposed(logits, n);
  const found = seen.length >= FEWEST ? stolenRows(logits, vectors) : null;
  return { seen, values, rank: rankOf(values), rows: found && found.rows, hidden: found && found.hidden };
});

/** Largest errors of three kinds of cosines; null before anything is stolen. */
export const errorsIn = once((/** @type {Scene} */ scene) => {
  const { rows } = theftIn(scene);
  const { unembeddings, shift } = scene.state;
  if (!rows) return null;
  const centred = unembeddings.map((/** @type {readonly number[]} */ row) => subtract(row, mean(unembeddings)));
  return {
    raw: largestDefinedChange(cosines(unembeddings), cosines(translate(rows, shift))),
    centred: largestDefinedChange(cosines(centred), cosines(rows)),
    differences: largestDefinedChange(cosines(differences(unembeddings)), cosines(differences(rows))),
  };
});

/** @param {Rows} rows */
const differences = (rows) => rows.flatMap((a, i) => rows.slice(i + 1).map((b) => subtract(a, b)));

/** The pair's cosine from where the thief has put the origin. @param {Scene} scene @param {readonly number[]} [shift] */
export function pairSeen(scene, shift = scene.state.shift) {
  const { rows } = theftIn(scene);
  const moved = rows && translate(rows, shift);
  return moved ? cosine(moved[scene.pair.i], moved[scene.pair.j]) : null;
}

/** How far the stolen model, with its origin there, is from what the API said. */
export const misfitIn = once((/** @type {Scene} */ scene) => {
  const { rows, hidden, seen } = theftIn(scene);
  if (!rows || !hidden) return null;
  const moved = translate(rows, scene.state.shift);
  return hidden.reduce((most, x, k) => {
    const said = logSoftmax(moved.map((row) => dot(row, x)));
    return Math.max(most, ...said.map((each, label) => Math.abs(each - seen[k][label])));
  }, 0);
});
