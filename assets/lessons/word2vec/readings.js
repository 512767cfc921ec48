/** What can be read off Word2Vec's scene. */

import { chance, readingsOf } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { MOVE, OTHER_SETS, PROBE, WINS } from "../../plane/readings.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene */

/** The largest change of a softmax probability over all inputs. @param {Scene} scene */
function softmaxChange({ after, before, n, source }) {
  const { compare, probabilities } = HEADS.softmax;
  return compare(probabilities(before.rows, source.embeddings), probabilities(after.rows, after.X), n).maxDp;
}

export const READINGS = { ...MOVE, ...PROBE, ...OTHER_SETS, winners: WINS.winners, "softmax-dp": chance(softmaxChange) };
export const readings = readingsOf(READINGS);
