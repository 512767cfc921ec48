/**
 * A state whose points take gradient steps on their cosine: where `steps` of them at learning rate
 * `rate` lead from the points the state holds. Other states stand still.
 *
 * @import {State} from "../../lab/types.js" @import {Scene} from "../../plane/types.js"
 * @typedef {readonly (readonly number[])[]} Pair
 */

import {
  angle,
  cosineGradient,
  effectiveRate,
  grownNorm,
  signedSine,
  stepped,
  stepsToCosine,
} from "../../lab/maths/contrast_descent.js";
import { cosine, norm } from "../../lab/maths/vectors.js";

export const GOAL = 0.99;
/** As many as lib/cosine_lab/lessons/training/state.py lets a state have. */
export const MOST_STEPS = 5000;

/** The latest run, to be made longer rather than made again. @type {{of: unknown[], pairs: Pair[]}} */
let latest = { of: [], pairs: [] };

/** The points of a state after its steps. @param {State} state @returns {[number, number][]} */
export function walked(state) {
  return state.steps ? /** @type {any} */ (trailOf(state)[state.steps]) : state.unembeddings;
}

/** The points before the first step and after each. @param {State} state @returns {Pair[]} */
export function trailOf(state) {
  const of = [state.unembeddings, state.rate, state.both];
  if (of.some((each, k) => each !== latest.of[k])) latest = { of, pairs: [state.unembeddings] };
  const { pairs } = latest;
  while (pairs.length <= state.steps) {
    const [z, t] = /** @type {Pair} */ (pairs.at(-1));
    pairs.push(stepped(z, t, state.rate, state.both === 1) ?? [z, t]);
  }
  return pairs.slice(0, state.steps + 1);
}

/** Whether steps change anything: no gradient, no step. @param {Pair} pair */
export function stuck([z, t]) {
  return !signedSine(z, t);
}

/**
 * Steps from a pair until its cosine is .99; null if more than so many.
 * @param {Pair} pair @param {State} state @param {number} most
 */
export function stepsToGoal([z, t], { rate, both }, most) {
  return stepsToCosine(z, t, GOAL, rate, most, both === 1);
}

/**
 * The numbers of a scene's pair: angle in degrees, loss 1 − cos, and for either point its length,
 * gradient, effective rate, and its length after the last step (before the first: the next), by the
 * law and as measured. Null where a zero vector leaves them undefined.
 * @param {Scene} scene
 */
export function numbersOf({ state, after }) {
  const rows = /** @type {Pair} */ (after.rows);
  const [z, t] = rows;
  const [sine, theta] = [signedSine(z, t), angle(z, t)];
  const trail = state.steps ? trailOf(state) : [rows, stepped(z, t, state.rate, state.both === 1) ?? rows];
  const [from, to] = trail.slice(-2);
  const turn = signedSine(from[0], from[1]);
  return {
    theta: theta === null ? null : (theta * 180) / Math.PI,
    loss: sine === null ? null : 1 - /** @type {number} */ (cosine(z, t)),
    stuck: sine === 0,
    each: [0, 1].map((k) => {
      const length = norm(rows[k]);
      const fixed = k === 1 && state.both !== 1;
      return {
        held: fixed,
        length,
        gradient: sine === null ? null : norm(/** @type {number[]} */ (cosineGradient(rows[k], rows[1 - k]))),
        turn: sine === null || fixed ? null : (Math.atan2(state.rate * Math.abs(sine), length ** 2) * 180) / Math.PI,
        effective: length === 0 ? null : effectiveRate(length, state.rate),
        law: turn === null || fixed ? null : grownNorm(norm(from[k]), turn, state.rate),
        measured: turn === null || fixed ? null : norm(to[k]),
      };
    }),
  };
}

/** @param {number | null} steps @param {string} more what to say of too many */
export function counted(steps, more) {
  return steps === null ? more : steps.toLocaleString("en");
}
