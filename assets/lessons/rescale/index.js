/** The Rescale page: linear moves, what a diagonal one can reach, three cosines at once. */

import { onPlanes } from "../../plane/lesson.js";
import { linearFor } from "../../lab/maths/linear.js";
import { ratiosFor, reach } from "../../lab/maths/rescaling.js";
import { add, cosine, inverse } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { areas, CORNERS, basis, HANDLES } from "./layers.js";
import { productsPanel, rulePanel, triplePanel } from "./panels.js";
import { reachPanel } from "./reach.js";
import { readings } from "./readings.js";
import { ASKED, isDiagonal, ratioOf, withRatio } from "./stretch.js";
/** @import {Scene} from "../../plane/types.js" @import {Outcome} from "../../lab/types.js" */

/**
 * The buttons of the Rescale page: the move that gives the pair a cosine, and no move.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/types.js").Action>}
 */
export const ACTIONS = {
  "make-cosine-by-scaling": scaled,
  "make-cosine-by-linear": mapped,
  stretch: () => ({ change: { linear: [...ASKED] } }),
  "undo-move": () => ({ change: { linear: [1, 0, 0, 1], shift: [0, 0] } }),
};

/** @param {Scene} scene */
function pairOf({ state, move, pair }) {
  return [pair.i, pair.j].map((k) => add(state.unembeddings[k], move.shift));
}

/**
 * The diagonal move, nearest in ratio, that gives the pair the target cosine. @param {Scene} scene @returns {Outcome}
 */
function scaled(scene) {
  const { state, move } = scene;
  const [a, b] = pairOf(scene);
  const can = reach(a, b);
  if (!can) return { change: {}, note: "lab.undefined" };
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
    return { change: {}, note: can.constant ? "pair.not-reachable-constant" : "pair.not-reachable", values };
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
  if (now === null) return { change: {}, note: "lab.undefined" };
  if (Math.abs(c) === 1 || Math.abs(now) > 1 - 1e-12) return { change: {}, note: "pair.not-reachable-linear" };
  const A = linearFor(a, b, c);
  return { change: { linear: state.rule === 2 ? inverse(A) : A } };
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: { products: productsPanel, reach: reachPanel, rule: rulePanel, triple: triplePanel },
  layers: { areas, basis },
  handles: { ...HANDLES, ...CORNERS },
  actions: ACTIONS,
  readings,
};

export const LESSON = onPlanes(OWN);
