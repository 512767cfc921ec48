/** What can be read off Word2Vec's scene. @import {Scene} from "../../plane/types.js" */

import { mean, cosine as between, norm, subtract } from "../../lab/maths/vectors.js";
import { chance, cosine, count, readingsOf, size } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { MOVE, OTHER_SETS, PROBE, REASON, WINS } from "../../plane/readings.js";

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

/**
 * How many of the words that one meets are among so many that are nearest to it by cosine.
 * @param {Scene["source"]} source @param {number} [depth] as many as are listed
 */
function met({ panels }, depth) {
  const lists = sourceOf(panels);
  return lists ? lists.places.filter((place) => place <= (depth ?? lists.near.length)).length : null;
}

/** The pair's cosine without the words' mean. @param {Scene} scene */
function centred({ state: { unembeddings }, pair }) {
  const [a, b] = [pair.i, pair.j].map((k) => subtract(unembeddings[k], mean(unembeddings)));
  return between(a, b);
}

/** @param {Scene["source"]["panels"]} panels */
const sourceOf = (panels) =>
  /** @type {import("./vocabulary.js").Vocabulary["panels"]["two-lists"] | undefined} */ (panels?.["two-lists"]);

export const READINGS = {
  ...MOVE,
  ...PROBE,
  ...REASON,
  ...OTHER_SETS,
  "cos-centred": cosine(centred, { words: "two-verdicts.centred" }),
  "mean-size": size(({ after }) => norm(mean(after.rows)), { words: "handle.mean" }),
  "p-first": chance(({ after, pair }) => after.probe[pair.i], { words: "bars.after" }),
  "p-second": chance(({ after, pair }) => after.probe[pair.j], { words: "bars.after" }),
  winners: WINS.winners,
  shared: count(({ source }) => met(source), { words: "two-lists.shared" }),
  found: count(({ source, state }) => met(source, state.depth), {
    words: "two-lists.found",
    from: ["shared"],
  }),
  ranked: count(({ source: { panels } }) => sourceOf(panels)?.of ?? null, { words: "two-lists.ranked" }),
  depth: count(({ state }) => state.depth, { words: "two-lists.looked" }),
  "softmax-dp": chance(changeBy("softmax")),
  "sigmoid-dp": chance(changeBy("sigmoid")),
};
export const readings = readingsOf(READINGS);
