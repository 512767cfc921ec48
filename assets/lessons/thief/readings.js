/** What can be read off the Thief's scene. */

import { cosine, count, number, readingsOf, truth } from "../../lab/readings.js";
import { everyLabel } from "../../plane/readings.js";
import { errorsIn, misfitIn, pairSeen, theftIn } from "./theft.js";
/** @typedef {import("../../plane/types.js").Scene} Scene */

const OFF = /** @type {const} */ ({ low: 0, high: 2 });

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  queries: count(({ state }) => state.queries, { words: "api.queries" }),
  rank: count((scene) => (scene.state.queries ? theftIn(scene).rank : null), { words: "rank.name" }),
  "value:*": number((scene, k) => theftIn(scene).values[Number(k)], { over: everyLabel, low: 0, words: "rank.value", from: ["rank"] }),
  "off-raw": number((scene) => errorsIn(scene)?.raw ?? null, { ...OFF, words: "known.raw" }),
  "off-centred": number((scene) => errorsIn(scene)?.centred ?? null, { ...OFF, words: "known.centred" }),
  "off-differences": number((scene) => errorsIn(scene)?.differences ?? null, { ...OFF, words: "known.differences" }),
  "cos-hidden": cosine(({ before, pair }) => before.cosines[pair.i][pair.j], { words: "misfit.hidden" }),
  "cos-stolen": cosine((scene) => pairSeen(scene), { words: "misfit.stolen", from: ["off-raw"] }),
  turned: number((scene) => turned(scene), { ...OFF, words: "misfit.turned" }),
  misfit: number((scene) => misfitIn(scene), { low: 0, words: "misfit.off" }),
  sphere: truth(({ state }) => state.sphere, { words: "api.sphere" }),
};

/** How far the pair's cosine went from what it was with the origin in the middle. @param {Scene} scene */
function turned(scene) {
  const [now, middle] = [pairSeen(scene), pairSeen(scene, [0, 0])];
  return now === null || middle === null ? null : Math.abs(now - middle);
}

export const readings = readingsOf(READINGS);
