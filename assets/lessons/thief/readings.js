/** What can be read off the Thief's scene. */

import { cosine, count, number, readingsOf } from "../../lab/readings.js";
import { everyLabel } from "../../plane/readings.js";
import { answerIn, errorsIn, fewestIn, misfitIn, pairInView, roundedThird, theftIn, unevenIn } from "./theft.js";
/** @typedef {import("../../plane/types.js").Scene} Scene */

const OFF = /** @type {const} */ ({ low: 0, high: 2 });

/** After how many answers the shape was right; it is not known before they are there. @param {Scene} scene */
function rankIn(scene) {
  const fewest = fewestIn(scene);
  return fewest !== null && fewest <= scene.state.queries ? fewest : null;
}

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  queries: count(({ state }) => state.queries, { words: "api.queries" }),
  fewest: count(rankIn, { words: "known.fewest" }),
  rank: count((scene) => (scene.state.queries ? theftIn(scene).rank : null), { words: "rank.name" }),
  "value:*": number((scene, k) => theftIn(scene).values[Number(k)], {
    over: everyLabel,
    low: 0,
    words: "rank.value",
  }),
  rounded: number(roundedThird, { low: 0, digits: 2, words: "rank.rounded" }),
  "off-raw": number((scene) => errorsIn(scene)?.raw ?? null, { ...OFF, words: "known.raw" }),
  "off-differences": number((scene) => errorsIn(scene)?.differences ?? null, { ...OFF, words: "known.differences" }),
  "cos-hidden": cosine(({ before, pair }) => before.cosines[pair.i][pair.j], { words: "misfit.hidden" }),
  "cos-stolen": cosine((scene) => pairInView(scene), { words: "misfit.stolen", from: ["off-raw"] }),
  ...Object.fromEntries(
    /** @type {const} */ (["product", "less", "answer", "said"]).map((name) => [
      `${name}:*`,
      number((scene, k) => answerIn(scene)?.[name][Number(k)] ?? null, { over: everyLabel, words: `answer.${name}` }),
    ]),
  ),
  misfit: number((scene) => misfitIn(scene), { low: 0, words: "misfit.off" }),
  uneven: number((scene) => unevenIn(scene), { low: 0, words: "widened.uneven" }),
  stretch: number(({ state }) => state.stretch, { low: 1, words: "widened.by" }),
  decimals: count(({ state }) => state.decimals, { words: "api.decimals" }),
  noise: number(({ state }) => state.noise, { low: 0, words: "api.noise" }),
};

export const readings = readingsOf(READINGS);
