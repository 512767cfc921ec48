/** What can be read off Word2Vec's scene. @import {Scene} from "../../plane/types.js" */

import { chance, count, readingsOf } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { MOVE, OTHER_SETS, PROBE, WINS } from "../../plane/readings.js";

/**
 * The largest change of a probability over all inputs, read by a softmax or by sigmoids.
 * @param {"softmax" | "sigmoid"} head @returns {(scene: Scene) => number}
 */
const changeBy =
  (head) =>
  ({ after, before, n, source }) => {
    const { compare, probabilities } = HEADS[head];
    return compare(probabilities(before.rows, source.embeddings), probabilities(after.rows, after.X), n).maxDp;
  };

/** How many of the words that one meets are among those nearest to it by cosine. @param {Scene} scene */
function shared({ source: { panels } }) {
  const told = /** @type {import("./vocabulary.js").Vocabulary["panels"]["two-lists"] | undefined} */ (
    panels?.["two-lists"]
  );
  return told ? told.met.filter((word) => told.near.includes(word)).length : null;
}

export const READINGS = {
  ...MOVE,
  ...PROBE,
  ...OTHER_SETS,
  "p-first": chance(({ after, pair }) => after.probe[pair.i], { words: "bars.after" }),
  "p-second": chance(({ after, pair }) => after.probe[pair.j], { words: "bars.after" }),
  winners: WINS.winners,
  shared: count(shared, { words: "two-lists.shared" }),
  "softmax-dp": chance(changeBy("softmax")),
  "sigmoid-dp": chance(changeBy("sigmoid")),
};
export const readings = readingsOf(READINGS);
