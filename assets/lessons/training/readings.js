/** What can be read off Training's scene. */

import { cosineGradient, stepped } from "../../lab/maths/contrast_descent.js";
import { cosine as cosineOf, norm, scale } from "../../lab/maths/vectors.js";
import { cosine, count, number, once, readingsOf, size } from "../../lab/readings.js";
import { PAIR } from "../../plane/readings.js";
import { GOAL, MOST_STEPS, numbersOf, stepsToGoal } from "./descent.js";

/**
 * @import {Scene} from "../../plane/types.js" @import {State} from "../../lab/types.js"
 * @typedef {readonly (readonly number[])[]} Pair
 */

/** The numbers of the pair. */
export const numbersIn = once(numbersOf);

/** The steps that are left to the goal; null if more than there can be. */
export const stepsLeftIn = once((/** @type {Scene} */ { after, state }) => stepsToGoal(after.rows, state, MOST_STEPS));

/**
 * The race: where the pair is and where the same pair at length 1 is, in how many steps each, and those either needs.
 */
export const raceIn = once((/** @type {Scene} */ { state, after }) => {
  const brief = shortened(state);
  const [goalShort, goalLong] = [brief, state].map(({ unembeddings }) => stepsToGoal(unembeddings, state, MOST_STEPS));
  const taken = Math.min(state.steps, goalShort ?? MOST_STEPS);
  return {
    short: { pair: walkedBy(brief, taken), taken, length: norm(brief.unembeddings[0]) },
    long: { pair: /** @type {Pair} */ (after.rows), taken: state.steps, length: norm(state.unembeddings[0]) },
    times: goalShort && goalLong ? goalLong / goalShort : null,
    needed: goalLong,
  };
});

/** The state with both vectors divided by the length of the first. @param {State} state @returns {State} */
function shortened(state) {
  const length = norm(state.unembeddings[0]) || 1;
  return {
    ...state,
    unembeddings: state.unembeddings.map(
      (/** @type {readonly number[]} */ z) => /** @type {[number, number]} */ ([z[0] / length, z[1] / length]),
    ),
  };
}

/** Where so many steps lead. @param {State} state @param {number} steps @returns {Pair} */
function walkedBy(state, steps) {
  /** @type {Pair} */
  let pair = state.unembeddings;
  for (let step = 0; step < steps; step += 1) pair = stepped(pair[0], pair[1], state.rate, state.both === 1) ?? pair;
  return pair;
}

const GOAL_ANGLE = (Math.acos(GOAL) * 180) / Math.PI;

/** A sine this small is rounding: no step turns. */
const NO_TURN = 1e-9;

/**
 * How many times as far a step turns a shorter arrow as a longer one, at the same angle.
 * @param {number | null} theta degrees @param {number} long @param {number} short @param {number} rate
 */
function shorterTurns(theta, long, short, rate) {
  const sine = theta === null ? 0 : rate * Math.sin((theta * Math.PI) / 180);
  return sine > NO_TURN ? Math.atan2(sine, short ** 2) / Math.atan2(sine, long ** 2) : null;
}

const EACH = () => ["1", "2"];
/** @param {Scene} scene @param {string} k */
const eachOf = (scene, k) => numbersIn(scene).each[Number(k) - 1];
/** @param {Scene} scene @param {string} k */
const timesOf = (scene, k) =>
  eachOf(scene, k).held ? null : shorterTurns(numbersIn(scene).theta, eachOf(scene, k).length, 1, scene.state.rate);
/** By how much a step would turn it at this angle if its length were 1. @param {Scene} scene @param {string} k */
function turnOfUnit(scene, k) {
  const [times, { turn }] = [timesOf(scene, k), eachOf(scene, k)];
  return times === null || turn === null ? null : times * turn;
}
/** The gradient that the first would have exactly opposite to the other. @param {Scene} scene */
function opposed({
  after: {
    rows: [z, t],
  },
}) {
  const slope = cosineGradient(scale(t, -norm(z) / norm(t)), t);
  return slope && norm(slope);
}
/** @param {"short" | "long"} name */
const runner = (name) => ({
  [`race-steps-${name}`]: count((/** @type {Scene} */ scene) => raceIn(scene)[name].taken, {
    unit: "steps",
    words: `race.steps-${name}`,
  }),
  [`race-cos-${name}`]: cosine(
    (/** @type {Scene} */ scene) => cosineOf(raceIn(scene)[name].pair[0], raceIn(scene)[name].pair[1]),
    { words: `race.cosine-${name}`, from: name === "long" ? ["cos"] : [] },
  ),
});

/** @type {import("../../lab/types.js").Declared<Scene>} */
const OWN = {
  "cos-before": { ...PAIR["cos-before"], words: "descent-cosine.cosine-before" },
  cos: { ...PAIR.cos, from: ["theta", "loss"], words: "descent-cosine.cosine-now" },
  theta: number((scene) => numbersIn(scene).theta, {
    unit: "degrees",
    low: 0,
    high: 180,
    digits: 1,
    from: ["cos", "loss"],
  }),
  loss: number((scene) => numbersIn(scene).loss, {
    low: 0,
    high: 2,
    words: "descent-cosine.loss",
    from: ["cos", "theta"],
  }),
  steps: count(({ state }) => state.steps, { unit: "steps", high: MOST_STEPS, words: "descent-run.steps" }),
  "steps-to-goal": count(stepsLeftIn, { unit: "steps", high: MOST_STEPS, words: "descent-run.to-reach" }),
  rate: number(({ state }) => state.rate, { low: 0, words: "descent-run.rate" }),
  "length:*": size((scene, k) => eachOf(scene, k).length, {
    over: EACH,
    digits: 2,
    words: "descent-numbers.row-length",
  }),
  "gradient:*": size((scene, k) => eachOf(scene, k).gradient, {
    over: EACH,
    digits: 3,
    words: "descent-numbers.row-gradient",
  }),
  "gradient-opposite": size(opposed, { digits: 3, words: "descent-numbers.opposite" }),
  "turn:*": number((scene, k) => eachOf(scene, k).turn, {
    over: EACH,
    unit: "degrees",
    low: 0,
    digits: 1,
    words: "descent-numbers.row-turn",
    from: (k) => [`gradient:${k}`],
  }),
  "effective:*": number((scene, k) => eachOf(scene, k).effective, {
    over: EACH,
    low: 0,
    digits: 4,
    words: "descent-numbers.row-effective",
  }),
  "unit-turn:*": number((scene, k) => turnOfUnit(scene, k), {
    over: EACH,
    unit: "degrees",
    low: 0,
    digits: 1,
    words: "descent-numbers.row-unit-turn",
    from: (k) => [`turn:${k}`, `times:${k}`],
  }),
  "times:*": number((scene, k) => timesOf(scene, k), {
    over: EACH,
    low: 0,
    digits: 1,
    words: "descent-numbers.row-times",
    from: (k) => [`turn:${k}`, `length:${k}`],
  }),
  "square:*": number((scene, k) => eachOf(scene, k).length ** 2, {
    over: EACH,
    low: 0,
    digits: 1,
    words: "descent-numbers.row-square",
    from: (k) => [`length:${k}`],
  }),
  "law:*": size((scene, k) => eachOf(scene, k).law, {
    over: EACH,
    digits: 4,
    words: "descent-numbers.row-law",
    from: (k) => [`measured:${k}`],
  }),
  "measured:*": size((scene, k) => eachOf(scene, k).measured, {
    over: EACH,
    digits: 4,
    words: "descent-numbers.row-measured",
    from: (k) => [`law:${k}`],
  }),
  "race-slower": number(
    (scene) => shorterTurns(GOAL_ANGLE, raceIn(scene).long.length, raceIn(scene).short.length, scene.state.rate),
    { low: 0, digits: 0, words: "race.slower", from: ["race-times"] },
  ),
  "race-times": number((scene) => raceIn(scene).times, { low: 0, digits: 0, words: "race.times" }),
  ...runner("short"),
  ...runner("long"),
};

export const READINGS = { ...PAIR, ...OWN };
export const readings = readingsOf(READINGS);
