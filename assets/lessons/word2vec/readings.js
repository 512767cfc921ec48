/** What can be read off Word2Vec's scene. @import {Scene} from "../../plane/types.js" */

import { dot } from "../../lab/maths/vectors.js";
import { chance, count, readingsOf } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { MOVE, OTHER_SETS, PROBE, WINS } from "../../plane/readings.js";

/** The largest change of a probability over all inputs, read by a softmax or by sigmoids. @param {"softmax" | "sigmoid"} head @returns {(scene: Scene) => number} */
const changeBy = (head) => ({ after, before, n, source }) => {
  const { compare, probabilities } = HEADS[head];
  return compare(probabilities(before.rows, source.embeddings), probabilities(after.rows, after.X), n).maxDp;
};

/** How many of the words that one meets are among those nearest to it by cosine. @param {Scene} scene */
function shared({ source: { panels } }) {
  const told = /** @type {import("./vocabulary.js").Vocabulary["panels"]["two-lists"] | undefined} */ (panels?.["two-lists"]);
  return told ? told.met.filter((word) => told.near.includes(word)).length : null;
}

/** Whether that input has that label on. @param {Scene} scene @param {number} k @param {number} label */
export function isOn({ after: { rows }, source: { embeddings: X } }, k, label) {
  return dot([X[2 * k], X[2 * k + 1]], rows[label]) > 0;
}

/** Whether that input has one label of the pair on and the other off. @param {Scene} scene @param {number} k */
export function parted(scene, k) {
  return isOn(scene, k, scene.pair.i) !== isOn(scene, k, scene.pair.j);
}

/** For how many of the words, as inputs, both labels of the pair are on or both are off. @param {Scene} scene */
function alike(scene) {
  return Array.from({ length: scene.n }, (_, k) => k).filter((k) => !parted(scene, k)).length;
}

export const READINGS = { ...MOVE, ...PROBE, ...OTHER_SETS, winners: WINS.winners, alike: count(alike, { high: ({ n }) => n, words: "alike.name" }), shared: count(shared, { words: "two-lists.shared" }), "softmax-dp": chance(changeBy("softmax")), "sigmoid-dp": chance(changeBy("sigmoid")) };
export const readings = readingsOf(READINGS);
