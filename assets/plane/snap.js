/** What takes a hand to what is exact. */

import { add, dot, scale, subtract } from "../lab/maths/vectors.js";
/** @import {Point} from "../lab/maths/vectors.js" */

/**
 * The point of a line that is nearest to another. @param {Point} at a point of the line @param {Point} along its
 * direction @param {Point} p @returns {Point}
 */
export function footOn(at, along, p) {
  return add(at, scale(along, dot(subtract(p, at), along) / dot(along, along)));
}
