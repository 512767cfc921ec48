/**
 * What buttons do to a state: pure, named by their verb.
 *
 * @import {Action, Scene} from "./types.js" @import {Outcome} from "../lab/types.js"
 */

import { aligned, equalLengths, opposite, smallest } from "../lab/maths/translation.js";
import { multiply, subtract } from "../lab/maths/vectors.js";

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>} */
export const ACTIONS = {
  "cos-minus-one": (scene) => translated(scene, opposite),
  "cos-plus-one": (scene) => translated(scene, aligned),
  "make-cosine": (scene) => toCosine(scene, scene.state.target),
  "undo-translation": () => ({ change: { shift: [0, 0] } }),
  adopt: (scene) => ({ change: { reference: scene.state.unembeddings } }),
};

/**
 * A label becomes the first of the pair, beside one that it was compared with; no label changes nothing.
 * @param {Scene} scene @param {number} label
 */
export function firstOfPair({ pair }, label) {
  return label < 0 ? {} : { pair: [label, pair.j === label ? pair.i : pair.j] };
}

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
    note = c === 1 ? "pair.not-attained-one" : "pair.not-attained";
    return c === 1 ? aligned(a, b) : equalLengths(a, b, c);
  });
  return { ...outcome, note: outcome.note ?? note };
}

/**
 * @param {Scene} scene @param {(a: readonly number[], b: readonly number[]) => readonly number[]} recipe
 * @returns {Outcome}
 */
function translated(scene, recipe) {
  const { state, move, pair } = scene;
  const a = multiply(move.R, state.unembeddings[pair.i]);
  const b = multiply(move.R, state.unembeddings[pair.j]);
  if (a[0] === b[0] && a[1] === b[1]) return { change: {}, note: "pair.coincide" };
  const shift = multiply(move.Rback, recipe(a, b));
  return { change: { shift: subtract(shift, [0, 0]) } };
}
