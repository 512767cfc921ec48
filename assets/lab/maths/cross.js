/** The cross product of vectors of three coordinates, and of two. @import {Vector} from "./types.js" */

/** a × b. @param {Vector} a @param {Vector} b @returns {number[]} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The one coordinate of a × b in the plane. @param {Vector} a @param {Vector} b */
export function cross2(a, b) {
  return a[0] * b[1] - a[1] * b[0];
}
