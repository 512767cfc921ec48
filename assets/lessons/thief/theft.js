/** What the API of a scene says, and what a thief makes of it: computed from the answers alone. */

import { ellipsesThrough, outlineOf } from "../../lab/maths/ellipses.js";
import { centredLogits, decomposed, rankOf, stolenRows } from "../../lab/maths/theft.js";
import {
  cosine,
  cosines,
  dot,
  largestDefinedChange,
  norm,
  scale,
  subtract,
  translate,
} from "../../lab/maths/vectors.js";
import { seeded } from "../../lab/random.js";
import { once } from "../../lab/readings.js";
/** @typedef {import("../../plane/types.js").Scene} Scene @typedef {readonly (readonly number[])[]} Rows */

const SEED = 28;
/** As many decimals are as good as exact (lib/cosine_lab/lessons/thief/state.py); fewer answers fix no ellipse. */
const [EXACT, FEWEST] = [12, 3];
/** Where the thief puts the dots of one answer or two, which leave it free to: at two lengths, as most choices are. */
const CHOSEN = [
  [-1.3, 0.2],
  [0.5, 0.9],
];

/**
 * Each query's hidden vector, of length 1, or of any with a mean square of 1, and its log-probabilities.
 * @param {Scene["state"]} state @returns {{x: number[], said: number[]}[]}
 */
export function answered({ unembeddings, queries, sphere, noise, decimals }) {
  const random = seeded(SEED);
  return Array.from({ length: queries }, () => {
    const drawn = [random.normal(), random.normal()];
    const x = scale(drawn, 1 / (sphere ? Math.hypot(...drawn) : Math.SQRT2));
    const logs = logSoftmax(unembeddings.map((/** @type {readonly number[]} */ row) => dot(row, x))).map(
      (each) => each + noise * random.normal(),
    );
    return { x, said: decimals >= EXACT ? logs : logs.map((each) => Number(each.toFixed(decimals))) };
  });
}

/** What a log-softmax subtracts from each logit. @param {readonly number[]} logits */
function logSum(logits) {
  const top = Math.max(...logits);
  return top + Math.log(logits.reduce((total, each) => total + Math.exp(each - top), 0));
}

/** @param {readonly number[]} logits */
function logSoftmax(logits) {
  const sum = logSum(logits);
  return logits.map((each) => each - sum);
}

/**
 * All that follows; `hidden`, the thief's hidden vectors, and the rows, as fitted and as stretched, are null where none
 * fit. `dots`: of the queries, where the thief has them.
 */
const theftOf = once((/** @type {Scene["state"]} */ state) => {
  const answers = answered(state);
  const seen = answers.map(({ said: logs }) => logs);
  const logits = centredLogits(seen);
  const { values, vectors } = decomposed(logits, state.unembeddings.length);
  const { rows: fitted, hidden } = (seen.length >= FEWEST && stolenRows(logits, vectors)) || {
    rows: null,
    hidden: null,
  };
  const wider = (/** @type {number[][] | null} */ of, /** @type {number} */ by) =>
    of && of.map(([x, y]) => [by * x, y]);
  const stretched = { rows: wider(fitted, state.stretch), hidden: wider(hidden, 1 / state.stretch) };
  const rank = rankOf(values);
  const chosen = seen.length < FEWEST && rank === seen.length ? CHOSEN.slice(0, rank) : [];
  const dots = stretched.hidden ?? chosen;
  return { inputs: answers.map(({ x }) => x), seen, logits, values, rank, fitted, ...stretched, dots };
});

/** @param {Pick<Scene, "state">} scene */
export const theftIn = ({ state }) => theftOf(state);

/** The circle of all vectors of length 1, and what the thief's stretch makes of it. @param {number} [stretch] */
export const roundIn = (stretch = 1) => outlineOf([stretch ** 2, 0, 1]);

/** Of the ellipses on which the thief's dots may lie a few, or the one left. @param {Pick<Scene, "state">} scene */
export const ellipsesIn = (scene) => ellipsesThrough(theftIn(scene).dots);

/** How long the third bar is where answers have one decimal. @param {Pick<Scene, "state">} scene */
export const roundedThird = ({ state }) => theftOf({ ...state, decimals: 1 }).values[2] ?? null;

/** Largest errors of two kinds of cosines; null before anything is stolen. */
export const errorsIn = once((/** @type {Scene} */ scene) => {
  const { rows } = theftIn(scene);
  const { unembeddings, shift } = scene.state;
  if (!rows) return null;
  return {
    raw: largestDefinedChange(cosines(unembeddings), cosines(translate(rows, shift))),
    differences: largestDefinedChange(cosines(differences(unembeddings)), cosines(differences(rows))),
  };
});

/** What counts as right of a cosine, and up to how many answers a thief is let try. */
const [RIGHT, TRIED] = [1e-6, 40];

/** After how many answers the shape is right; null where it is not after forty. */
export const fewestIn = once((/** @type {Scene} */ { state }) => {
  const wanted = cosines(differences(state.unembeddings));
  const right = (/** @type {number} */ queries) => {
    const { fitted } = theftOf({ ...state, queries });
    return fitted && largestDefinedChange(wanted, cosines(differences(fitted))) < RIGHT;
  };
  return Array.from({ length: TRIED }, (_, k) => k + 1).find(right) ?? null;
});

/** @param {Rows} rows */
const differences = (rows) => rows.flatMap((a, i) => rows.slice(i + 1).map((b) => subtract(a, b)));

/**
 * The pair's cosine from where the thief has put the origin. @param {Scene} scene @param {readonly number[]} [shift]
 */
export function pairInView(scene, shift = scene.state.shift) {
  const { rows } = theftIn(scene);
  const moved = rows && translate(rows, shift);
  return moved ? cosine(moved[scene.pair.i], moved[scene.pair.j]) : null;
}

/** By how much the thief's hidden vectors differ in length. @param {Scene} scene */
export function unevenIn(scene) {
  const lengths = theftIn(scene).hidden?.map(norm);
  return lengths ? Math.max(...lengths) - Math.min(...lengths) : null;
}

/** How the stolen model, with its origin there, comes to the first answer; null before anything is stolen. */
export const answerIn = once((/** @type {Scene} */ scene) => {
  const { rows, hidden, seen } = theftIn(scene);
  if (!rows || !hidden) return null;
  const product = translate(rows, scene.state.shift).map((row) => dot(row, hidden[0]));
  const [taken, logs] = [logSum(product), seen[0]];
  return { product, less: product.map(() => taken), answer: product.map((each) => each - taken), said: logs };
});

/** How far the stolen model, with its origin there, is from what the API said. */
export const misfitIn = once((/** @type {Scene} */ scene) => {
  const { rows, hidden, seen } = theftIn(scene);
  if (!rows || !hidden) return null;
  const moved = translate(rows, scene.state.shift);
  return hidden.reduce((most, x, k) => {
    const logs = logSoftmax(moved.map((row) => dot(row, x)));
    return Math.max(most, ...logs.map((each, label) => Math.abs(each - seen[k][label])));
  }, 0);
});
