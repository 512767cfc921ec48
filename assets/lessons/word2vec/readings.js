/** What can be read off Word2Vec's scene. */

import { dot } from "../../lab/maths/vectors.js";
import { chance, count, readingsOf } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { MOVE, OTHER_SETS, PROBE, WINS } from "../../plane/readings.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene */

/** The largest change of a softmax probability over all inputs. @param {Scene} scene */
function softmaxChange({ after, before, n, source }) {
  const { compare, probabilities } = HEADS.softmax;
  return compare(probabilities(before.rows, source.embeddings), probabilities(after.rows, after.X), n).maxDp;
}

/** For how many of the words, as inputs, both labels of the pair are on or both are off. @param {Scene} scene */
function alike({ after: { rows }, pair, n, source: { embeddings: X } }) {
  const on = (/** @type {number} */ label, /** @type {number} */ k) => dot([X[2 * k], X[2 * k + 1]], rows[label]) > 0;
  return Array.from({ length: n }, (_, k) => k).filter((k) => on(pair.i, k) === on(pair.j, k)).length;
}

export const READINGS = { ...MOVE, ...PROBE, ...OTHER_SETS, winners: WINS.winners, alike: count(alike, { high: ({ n }) => n, words: "alike.name" }), "softmax-dp": chance(softmaxChange) };
export const readings = readingsOf(READINGS);
