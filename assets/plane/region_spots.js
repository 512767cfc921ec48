/** Where the name of a region stands in it. @import {Pixel} from "./types.js" */

/** How far a name goes from where it stood to where it may stand, in eighths. */
const WAYS = [...Array(9).keys()];

/**
 * Where a region's name may stand, the best first: in its middle, or between that and a corner.
 * @param {readonly Pixel[]} corners of a convex region @returns {Pixel[]}
 */
export function regionSpots(corners) {
  const middle = [0, 1].map((k) => corners.reduce((sum, p) => sum + p[k] / corners.length, 0));
  return [middle, ...corners.map((p) => p.map((at, k) => (at + middle[k]) / 2))];
}

/**
 * Places from where a name stood to where it may, the nearer first; none of a name that has stood nowhere.
 * @param {readonly Pixel[]} spots @param {Pixel} [from] @returns {Pixel[]}
 */
export const nearestFirst = (spots, from) =>
  from ? WAYS.flatMap((way) => spots.map((spot) => spot.map((to, k) => from[k] + (way / 8) * (to - from[k])))) : [];
