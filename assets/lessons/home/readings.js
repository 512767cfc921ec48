/** What can be read off Home's scene. */

import { logits } from "../../lab/maths/softmax.js";
import { chance, number, once, readingsOf } from "../../lab/readings.js";
import { everyLabel, MOVE, PROBE } from "../../plane/readings.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene */

/** The probe's logits before and after. */
const both = once((/** @type {Scene} */ { state, before, after }) => [before, after].map(({ rows }) => logits(rows, state.probe)));

/** The columns of the table that says why a softmax stays, by label. @type {import("../../lab/readings.js").Declared<Scene>} */
const REASON = {
  "logit:*": number((scene, k) => both(scene)[0][Number(k)], { over: everyLabel, words: "reason.logit" }),
  "added:*": number((scene, k) => both(scene)[1][Number(k)] - both(scene)[0][Number(k)], { over: everyLabel, words: "reason.added" }),
  "sum:*": number((scene, k) => both(scene)[1][Number(k)], { over: everyLabel, words: "reason.sum", from: (k) => [`logit:${k}`, `added:${k}`] }),
  "softmax:*": chance(({ after }, k) => after.probe[Number(k)], { over: everyLabel, words: "reason.softmax", from: ["p:*", "sum:*"] }),
};

export const READINGS = { ...MOVE, ...PROBE, ...REASON };
export const readings = readingsOf(READINGS);
