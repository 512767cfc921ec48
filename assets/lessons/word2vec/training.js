/**
 * Training under the hand. @import {Where} from "../../plane/types.js"
 * @import {Point} from "../../lab/maths/vectors.js"
 */

import { sigmoid } from "../../lab/maths/sigmoid.js";
import { add, dot, norm, scale, subtract } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";

/** Of a step's gradient, for each unit of the way; and the way that one step takes at most. */
const [RATE, STEP] = [3, 0.05];

/**
 * What an input that calls for both words of the pair makes of them on its way to `to`: skip-gram's steps for pairs
 * that
 * meet, w + rate · (1 − σ(x·w)) · x (Mikolov et al. 2013), as many as the way is long.
 * @param {Where} scene @param {Point} to
 */
export function trained({ state }, to) {
  const way = subtract(to, state.probe);
  const steps = Math.ceil(norm(way) / STEP);
  const rate = (RATE * norm(way)) / (steps || 1);
  let rows = /** @type {readonly Point[]} */ (state.unembeddings);
  for (let k = 1; k <= steps; k += 1) {
    const x = /** @type {Point} */ (add(state.probe, scale(way, k / steps)));
    for (const label of state.pair)
      rows = replaced(
        rows,
        label,
        /** @type {Point} */ (add(rows[label], scale(x, rate * (1 - sigmoid(dot(x, rows[label])))))),
      );
  }
  return { probe: to, unembeddings: rows };
}
