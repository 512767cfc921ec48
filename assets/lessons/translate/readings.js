/**
 * What can be read off Translate's scene.
 *
 * @import {Scene} from "../../plane/types.js"
 */

import { cosine, count, once, readingsOf } from "../../lab/readings.js";
import { everyPair, MEASURED, MOVE, PROBE, REASON } from "../../plane/readings.js";
import { atOnce, isOpposite } from "./at_once.js";

/** Every pair's cosine, by its name. */
const cosines = once((/** @type {Scene} */ scene) =>
  Object.fromEntries(
    everyPair(scene).map((pair) => {
      const [i, j] = pair.split("-").map(Number);
      return [pair, scene.after.cosines[i][j]];
    }),
  ),
);

/** The least of all; none where one is undefined. @param {Scene} scene */
function least(scene) {
  const known = Object.values(cosines(scene)).map((each) => each ?? NaN);
  return known.length ? Math.min(...known) : null;
}

/** @type {import("../../lab/types.js").Declared<Scene>} */
const PAIRS = {
  "cos:*": cosine((scene, pair) => cosines(scene)[pair], { over: everyPair, words: "ranges.name" }),
  "least-cos": cosine(least, { words: "ranges.least", from: ["cos:*"] }),
  "at-once": count(({ state }) => atOnce(state.unembeddings), { words: "ranges.at-once" }),
  opposed: count((scene) => Object.values(cosines(scene)).filter(isOpposite).length, {
    high: ({ n }) => (n * (n - 1)) / 2,
    words: "ranges.opposed",
    from: ["cos:*"],
  }),
};

export const READINGS = { ...MOVE, ...PROBE, ...MEASURED, ...REASON, ...PAIRS };
export const readings = readingsOf(READINGS);
