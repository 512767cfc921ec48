/** What takes a hand to what is exact. */

import { add, dot, scale, subtract } from "../lab/maths/vectors.js";
/** @import {Point} from "../lab/maths/vectors.js" @import {Where} from "./types.js" */

/**
 * The point of a line that is nearest to another. @param {Point} at a point of the line @param {Point} along its
 * direction @param {Point} p @returns {Point}
 */
export function footOn(at, along, p) {
  return add(at, scale(along, dot(subtract(p, at), along) / dot(along, along)));
}

/**
 * The end of the line a handle goes along, for a hand that is all but there.
 * @param {import("./handles.js").Handle} handle @param {Where} scene @param {Point} p @param {number} reach
 */
export function endIn(handle, scene, p, reach) {
  const [end, way] = [handle.end?.(scene), handle.along?.(scene)];
  return end && way && Math.abs(dot(subtract(p, end), way)) < reach ? end : p;
}
