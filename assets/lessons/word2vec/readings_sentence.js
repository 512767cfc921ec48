/** What one set of unembeddings says when a sigmoid and when a softmax reads it, spoken once a move has settled. */

import { hull } from "../../lab/maths/hull.js";
import { largestEntry, subtract } from "../../lab/maths/vectors.js";
import { counted, fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { feasibleIn } from "../../plane/label_sets.js";

/**
 * @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("../../lab/text.js").Text} Text
 * @typedef {readonly (readonly number[])[]} Times how many times as often as by chance each pair of labels meets
 */

const SAME = 1e-9;

/** @param {import("./vocabulary.js").Vocabulary["panels"]["readings-sentence"]} spec @param {{text: Text}} lab */
export function readingsSentencePanel({ times }, { text }) {
  return spokenSentence((/** @type {Scene} */ scene) => readings(scene, text, times));
}

/** @param {Scene} scene @param {Text} text @param {Times} times */
export function readings(scene, text, times) {
  const { meter, n, pair, state } = scene;
  const { now, gone, fresh, zero } = feasibleIn(scene);
  const met = times[pair.i][pair.j];
  const lengths = meter.maxDcos <= SAME && !gone.length && !fresh.length;
  const change = meter.same ? [] : [translated(scene) ? "gauge" : lengths ? "lengths" : "changed"];
  const values = {
    a: state.labels[pair.i],
    b: state.labels[pair.j],
    cosine: fixed(pair.after),
    times: fixed(met, met && met < 0.1 ? 2 : 1),
    feasible: String(now.length),
    all: counted(2 ** n),
    winners: String(hull(scene.after.rows).length),
    n: String(n),
    gone: gone.length,
    fresh: fresh.length,
    dcos: fixed(meter.maxDcos),
    zero: zero.map((k) => state.labels[k]).join(", "),
  };
  const parts = [met ? "meet" : "apart", ...change, zero.length ? "zero" : "says"];
  return parts.map((part) => text(`readings-sentence.${part}`, values)).join(" ");
}

/** Whether all rows have moved by one vector, which no softmax notices. @param {Scene} scene */
function translated({ before, after }) {
  const shifts = after.rows.map((row, k) => subtract(row, before.rows[k]));
  const size = Math.max(1, ...before.rows.map(largestEntry), ...after.rows.map(largestEntry));
  return shifts.every((shift) => largestEntry(subtract(shift, shifts[0])) <= SAME * size);
}
