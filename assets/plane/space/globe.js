/**
 * The sphere of directions as a reader sees it: turned, from afar, its front alone. Lengths are in its radius.
 *
 * @import {Axes, Turn} from "./types.js" @import {Vector} from "../../lab/maths/types.js"
 */

import { dot, norm, scale, subtract } from "../../lab/maths/vectors.js";

/** From in front of all three axes, a little above the plane. @type {Turn} */
export const START = { azimuth: 0.73, elevation: 0.47 };
const STEEPEST = Math.PI / 2;
/** Radians between two points of a drawn arc. */
const STEP = Math.PI / 36;

/**
 * The turn after a step to the right and up. @param {Turn} turn @param {number} right
 * @param {number} up both in radians @returns {Turn}
 */
export function turned({ azimuth, elevation }, right, up) {
  const around = (azimuth - right) % (2 * Math.PI);
  return { azimuth: around, elevation: Math.min(Math.max(elevation - up, -STEEPEST), STEEPEST) };
}

/** @param {Turn} turn @returns {Axes} */
export function axesOf({ azimuth, elevation }) {
  const [c, s, e, f] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)];
  return [
    [-s, c, 0],
    [-f * c, -f * s, e],
    [e * c, e * s, f],
  ];
}

/** A direction as it is seen. @param {Axes} axes @param {Vector} p */
export function projected(axes, p) {
  return axes.map((axis) => dot(axis, p));
}

/**
 * The outline of what is in front of a spherical polygon; [] where nothing is.
 * @param {readonly Vector[]} corners as seen @returns {Vector[]}
 */
export function outline(corners) {
  const visible = corners.flatMap((corner, k) => {
    const next = corners[(k + 1) % corners.length];
    const crosses = corner[2] * next[2] < 0;
    const edge = () => unit(subtract(scale(corner, Math.abs(next[2])), scale(next, -Math.abs(corner[2]))));
    return [...(corner[2] >= 0 ? [corner] : []), ...(crosses ? [edge()] : [])];
  });
  return visible.length > 2 ? visible.flatMap((corner, k) => arc(corner, visible[(k + 1) % visible.length])) : [];
}

/** The half of a great circle that is in front. @param {Vector} normal as seen, not zero */
export function front([x, y, z]) {
  const along = Math.hypot(x, y) > 0 ? unit([-y, x, 0]) : [1, 0, 0];
  const [nx, ny, nz] = unit([x, y, z]);
  const over = [ny * along[2] - nz * along[1], nz * along[0] - nx * along[2], nx * along[1] - ny * along[0]];
  const middle = over[2] < 0 ? scale(over, -1) : over;
  return [...arc(along, middle), ...arc(middle, scale(along, -1)), scale(along, -1)];
}

/** The direction that is seen at a place of the disc; null beside it. @param {number} x @param {number} y */
export function lifted(x, y) {
  const rest = 1 - x * x - y * y;
  return rest < 0 ? null : [x, y, Math.sqrt(rest)];
}

/** Points from one direction towards another, which is left out. @param {Vector} from @param {Vector} to */
function arc(from, to) {
  const steps = Math.max(1, Math.ceil((2 * Math.asin(Math.min(1, norm(subtract(to, from)) / 2))) / STEP));
  return Array.from({ length: steps }, (_, k) => unit(from.map((value, i) => value + (k / steps) * (to[i] - value))));
}

/** @param {Vector} a */
function unit(a) {
  return scale(a, 1 / norm(a));
}
