/** Sectors about an origin, as the regions of classifiers without a bias are. @import {View} from "./view.js" */

const MARGIN = 12;

/** Whether a direction lies in a sector. @param {{from: number, to: number}} sector @param {number} angle in (−π, π] */
export function holds({ from, to }, angle) {
  return [angle, angle + 2 * Math.PI, angle + 4 * Math.PI].some((a) => from < a && a < to);
}

/**
 * How far one can go from `p` along `u` within a margin of the frame. @param {readonly number[]} p
 * @param {readonly number[]} u @param {View} view
 */
export function edge(p, u, view) {
  const sides = [view.width, view.height];
  return Math.min(
    ...u.map((step, k) => (step === 0 ? Infinity : ((step > 0 ? sides[k] - MARGIN : MARGIN) - p[k]) / step)),
  );
}
