/** What one set of unembeddings says when a sigmoid and when a softmax reads it, spoken once a move has settled. */

import { feasibleIn } from "../label_sets.js";
import { hull } from "../maths/hull.js";
import { largestEntry, subtract } from "../maths/vectors.js";
import { fixed } from "../numbers.js";
import { counted } from "../rankings.js";
import { filled } from "../sentence.js";
import { spokenSentence } from "../spoken.js";

/**
 * @typedef {import("../scene.js").Scene} Scene
 * @typedef {(number | null)[][]} Times how many times as often as by chance each pair of labels meets
 */

const SAME = 1e-9;

/** @param {{words: Record<string, string>, times: Times}} spec */
export function readingsSentencePanel({ words, times }) {
  return spokenSentence((/** @type {Scene} */ scene) => readings(scene, words, times));
}

/** @param {Scene} scene @param {Record<string, string>} words @param {Times} times */
export function readings(scene, words, times) {
  const { meter, n, pair, state } = scene;
  const { now, gone, fresh, zero } = feasibleIn(scene);
  const met = times[pair.i][pair.j];
  const lengths = meter.maxDcos <= SAME && !gone.length && !fresh.length;
  const change = meter.same ? [] : [translated(scene) ? "says-gauge" : lengths ? "says-lengths" : "says-changed"];
  const values = {
    a: state.labels[pair.i],
    b: state.labels[pair.j],
    cosine: fixed(pair.after),
    times: fixed(met, met && met < 0.1 ? 2 : 1),
    feasible: String(now.length),
    all: counted(2 ** n),
    winners: String(hull(scene.after.rows).length),
    n: String(n),
    gone: String(gone.length),
    fresh: String(fresh.length),
    dcos: fixed(meter.maxDcos),
    zero: zero.map((k) => state.labels[k]).join(", "),
  };
  const parts = [met ? "says-meet" : "says-apart", ...change, zero.length ? "says-zero" : "says"];
  return parts.map((part) => filled(words[part], values)).join(" ");
}

/** Whether all rows have moved by one vector, which no softmax notices. @param {Scene} scene */
function translated({ before, after }) {
  const shifts = after.rows.map((row, k) => subtract(row, before.rows[k]));
  const size = Math.max(1, ...before.rows.map(largestEntry), ...after.rows.map(largestEntry));
  return shifts.every((shift) => largestEntry(subtract(shift, shifts[0])) <= SAME * size);
}
