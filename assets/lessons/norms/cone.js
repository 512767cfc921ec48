/** How a word's cosine with the hub follows from that with the mean. @import {Cloud, Scene} from "./types.js" */

import { once } from "../../lab/readings.js";

/** Of each word that is drawn, its cosine with the mean. */
export const toMean = once((/** @type {Cloud} */ { drawn }) =>
  drawn.map(([along, off]) => along / Math.hypot(along, off)),
);

/**
 * The slope of the line through zero that misses the words' cosines with the hub by least squares. @param {Scene} scene
 */
export function bestSlope({ model: { cloud } }) {
  const x = toMean(cloud);
  return x.reduce((sum, each, k) => sum + each * cloud.near[k], 0) / x.reduce((sum, each) => sum + each * each, 0);
}

/** By how much the line that is laid misses them, on average. @param {Scene} scene */
export function missOf({ model: { cloud }, state }) {
  const x = toMean(cloud);
  return x.reduce((sum, each, k) => sum + Math.abs(cloud.near[k] - state.slope * each), 0) / x.length;
}
