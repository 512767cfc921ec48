/**
 * What buttons do to a state: pure, named by their verb.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./codec.js").State} State
 * @typedef {{change: Record<string, any>, note?: string, values?: Record<string, string>}} Outcome
 */

import { MOST_STEPS, stepsToGoal } from "./descent.js";
import { aligned, equalLengths, opposite, smallest } from "./maths/translation.js";
import { linearFor } from "./maths/linear.js";
import { ratiosFor, reach } from "./maths/rescaling.js";
import { add, cosine, inverse, multiply, subtract } from "./maths/vectors.js";
import { fixed } from "./numbers.js";
import { isDiagonal, ratioOf, withRatio } from "./stretch.js";

/** @type {Record<string, (scene: Scene) => Outcome>} */
export const ACTIONS = {
  "cos-minus-one": (scene) => translated(scene, opposite),
  "cos-plus-one": (scene) => translated(scene, aligned),
  "make-cosine": (scene) => toCosine(scene, scene.state.target),
  "undo-translation": () => ({ change: { shift: [0, 0] } }),
  "make-cosine-by-scaling": scaled,
  "make-cosine-by-linear": mapped,
  "undo-move": () => ({ change: { linear: [1, 0, 0, 1], shift: [0, 0] } }),
  adopt: (scene) => ({ change: { reference: scene.state.unembeddings } }),
  "step-once": ({ state }) => ({ change: { steps: state.steps + 1 } }),
  "step-hundred": ({ state }) => ({ change: { steps: state.steps + 100 } }),
  "to-goal": steppedToGoal,
};

/**
 * The smallest translation that gives the pair cosine c (mathematics: inscribed angle). Where no
 * smallest one exists, the one that makes both vectors equally long, or Lemma 3.3 for c = 1.
 * @param {Scene} scene @param {number} c @returns {Outcome}
 */
export function toCosine(scene, c) {
  /** @type {string | undefined} */
  let note;
  const outcome = translated(scene, (a, b) => {
    const least = smallest(a, b, c);
    if (least.shift) return least.shift;
    note = c === 1 ? "not-attained-one" : "not-attained";
    return c === 1 ? aligned(a, b) : equalLengths(a, b, c);
  });
  return { ...outcome, note: outcome.note ?? note };
}

/** @param {Scene} scene @param {(a: readonly number[], b: readonly number[]) => readonly number[]} recipe @returns {Outcome} */
function translated(scene, recipe) {
  const { state, move, pair } = scene;
  const a = multiply(move.R, state.unembeddings[pair.i]);
  const b = multiply(move.R, state.unembeddings[pair.j]);
  if (a[0] === b[0] && a[1] === b[1]) return { change: {}, note: "coincide" };
  const shift = multiply(move.Rback, recipe(a, b));
  return { change: { shift: subtract(shift, [0, 0]) } };
}

/** @param {Scene} scene */
function pairOf({ state, move, pair }) {
  return [pair.i, pair.j].map((k) => add(state.unembeddings[k], move.shift));
}

/** The diagonal move, nearest in ratio, that gives the pair the target cosine. @param {Scene} scene @returns {Outcome} */
function scaled(scene) {
  const { state, move } = scene;
  const [a, b] = pairOf(scene);
  const can = reach(a, b);
  if (!can) return { change: {}, note: "undefined" };
  const both = state.rule === 2;
  const ratios = ratiosFor(a, b, state.target).map((tau) => (both ? 1 / Math.sqrt(tau) : Math.sqrt(tau)));
  if (ratios.length === 0) {
    const close = Math.min(Math.abs(state.target - can.low), Math.abs(state.target - can.high)) < 1e-3;
    const digits = close ? 9 : 3;
    const values = {
      low: fixed(can.low, Number.isInteger(can.low) ? 0 : digits),
      high: fixed(can.high, Number.isInteger(can.high) ? 0 : digits),
      left: can.lowAttained ? "[" : "(",
      right: can.highAttained ? "]" : ")",
      target: fixed(state.target, Number.isInteger(state.target) ? 0 : digits),
    };
    return { change: {}, note: can.constant ? "not-reachable-constant" : "not-reachable", values };
  }
  const now = isDiagonal(move.A) ? ratioOf(move.A) : 1;
  const far = (/** @type {number} */ ratio) => Math.abs(Math.log(ratio / now));
  const nearest = ratios.reduce((best, ratio) => (far(ratio) < far(best) ? ratio : best));
  return { change: { linear: withRatio(isDiagonal(move.A) ? move.A : [1, 0, 0, 1], nearest) } };
}

/** A symmetric linear move that gives the pair the target cosine. @param {Scene} scene @returns {Outcome} */
function mapped(scene) {
  const { state } = scene;
  const [a, b] = pairOf(scene);
  const c = state.target;
  const now = cosine(a, b);
  if (now === null) return { change: {}, note: "undefined" };
  if (Math.abs(c) === 1 || Math.abs(now) > 1 - 1e-12) return { change: {}, note: "not-reachable-linear" };
  const A = linearFor(a, b, c);
  return { change: { linear: state.rule === 2 ? inverse(A) : A } };
}

/** As many steps as it takes to reach the goal, or as many as there can be. @param {Scene} scene @returns {Outcome} */
function steppedToGoal({ state, after }) {
  const left = stepsToGoal(after.rows, state, MOST_STEPS - state.steps);
  if (left === null) return { change: { steps: MOST_STEPS }, note: "goal-far" };
  return { change: { steps: state.steps + left } };
}
