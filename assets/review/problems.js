/**
 * Which problems are asked, and in which order: made from a seed that the address carries, so that a class gets the
 * same ten, and never two in a row from one lesson.
 */

import { fingerprint } from "../lab/fingerprint.js";
import { leading, sets } from "../lab/maths/leading.js";
import { dot, norm, scale } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { seeded, shuffled } from "../lab/random.js";
import { between, clear, made, mixed, one, points, rounded } from "./making.js";
import { factorisation, labels, norms, pooling, rankings, readings, training, words } from "./making_models.js";
import { again, thief } from "./making_runs.js";
import { audit, centre, home, measures, rescaling, translation } from "./making_moves.js";

/** By how much a pair that can lead has to, and how alike two documents of length 2 may be. */
const [CLEAR, ALIKE] = [0.03, 3.9];

/** Which pair of documents of one length some query brings first, or none does. @type {import("./types.js").Maker} */
function leaders(random, names) {
  const D = points(random, 6).map((p) => scale(p, 2 / norm(p)));
  if (sets(D.length, 2).some(([i, j]) => dot(D[i], D[j]) > ALIKE)) return null;
  const ask = one(random, ["can", "cannot"]);
  const pairs = mixed(sets(D.length, 2), random).map((pair) => ({ pair, lead: leading(D, pair)?.lead ?? 0 }));
  const [can, cannot] = [pairs.filter(({ lead }) => lead > CLEAR), pairs.filter(({ lead }) => lead === 0)];
  if (can.length + cannot.length < pairs.length) return null;
  const shown = ask === "can" ? [...can.slice(0, 1), ...cannot.slice(0, 3)] : [...cannot.slice(0, 1), ...can.slice(0, 3)];
  const choices = mixed(shown, random).map(({ pair: [i, j], lead }) => {
    const values = { a: names[i], b: names[j] };
    const said = /** @type {import("./types.js").Said} */ ([`top_two.said.${lead > 0 ? "can" : "cannot"}`, values]);
    return { text: /** @type {import("./types.js").Said} */ (["top_two.pair", values]), said, right: lead > 0 === (ask === "can") };
  });
  return { asked: [`top_two.${ask}`, {}], why: ["top_two.why", { n: D.length, all: pairs.length }], choices, figure: { arrows: D.map((at, k) => ({ name: names[k], at })) } };
}

/** A line, and the same scores on another scale: which line parts the pairs as before. @type {import("./types.js").Maker} */
function threshold(random, names) {
  const cosines = mixed([0, 1, 2, 3, 4, 5], random).map((k) => between(random, 0.08 + 0.15 * k, 0.17 + 0.15 * k, 2));
  const ordered = [...cosines].sort((a, b) => b - a);
  const cut = one(random, [2, 3, 4]);
  const line = rounded((ordered[cut - 1] + ordered[cut]) / 2, 2);
  const shown = (/** @type {number} */ score) => rounded((1 + score) / 2, 3);
  const above = (/** @type {number} */ at) => cosines.filter((score) => shown(score) >= at).length;
  const lines = [shown(line), line, ...[-1, 1].map((step) => shown((ordered[cut - 1 + step] + ordered[cut + step]) / 2))].map((each) => rounded(each, 2));
  if (new Set(lines).size < lines.length) return null;
  const choices = lines.map((at) => ({ text: /** @type {import("./types.js").Said} */ (["plain", { text: fixed(at) }]), said: /** @type {import("./types.js").Said} */ (["threshold.said", { at: fixed(at), n: above(at), wanted: cut }]), right: above(at) === cut }));
  const rows = cosines.map((score, k) => [`${names[k]} – ${names[k + 1]}`, fixed(score)]);
  return { asked: ["threshold.asked", { line: fixed(line), n: cut }], why: ["threshold.why", { line: fixed(line), at: fixed(lines[0]) }], choices: mixed(choices, random), table: { head: [["words.pair", {}], ["threshold.cosine", {}]], rows } };
}

/** Documents with their cosines and lengths: who is first by dot product, or would be once all are normalised. @type {import("./types.js").Maker} */
function length(random, names) {
  const drawn = names.slice(0, 4).map((name) => ({ name, cosine: between(random, 0.3, 0.95, 2), size: between(random, 0.5, 4) }));
  const ask = one(random, ["dot", "normalised"]);
  const of = drawn.map(({ cosine, size }) => [cosine * size, cosine]);
  const [first, second] = [0, 1].map((k) => of.findIndex((each) => each[k] === Math.max(...of.map((other) => other[k]))));
  if (first === second || [0, 1].some((k) => !clear(of.map((each) => each[k]), 0.05))) return null;
  const choices = drawn.map(({ name }, k) => ({ text: /** @type {import("./types.js").Said} */ (["plain", { text: name }]), said: /** @type {import("./types.js").Said} */ (["length.said", { name, dot: fixed(of[k][0]), cosine: fixed(of[k][1]) }]), right: k === (ask === "dot" ? first : second) }));
  return { asked: [`length.${ask}`, {}], why: ["length.why", { a: names[first], b: names[second] }], choices, table: { head: [["length.document", {}], ["threshold.cosine", {}], ["length.length", {}]], rows: drawn.map(({ name, cosine, size }) => [name, fixed(cosine), fixed(size, 1)]) } };
}

/** @type {Record<string, import("./types.js").Maker>} by lesson */
export const MAKERS = { home, translate: translation, rescale: rescaling, centre, measures, audit, thief, words, threshold, norms, length, sigmoid: labels, rankings, top_two: leaders, word2vec: readings, factorisation, training, train_again: again, pooling };
/** Keys of the words that stand for labels, items and arrows. */
export const NAMES = ["cat", "dog", "car", "bus", "tree", "bird", "boat", "house", "train", "horse"];
export const TEN = 10;
export const SEED = /^[a-z0-9]{1,8}$/;

/** @param {string} text */
const randomOf = (text) => seeded(Number.parseInt(fingerprint(text), 16));

/** A seed that nobody has chosen. */
export const fresh = () => Math.floor(Math.random() * 36 ** 5).toString(36);

/** The problem of a lesson. @param {string} slug @param {string} seed @param {(key: string) => string} say */
export function problemOf(slug, seed, say) {
  const random = randomOf(`${slug} ${seed}`);
  return made(MAKERS[slug], random, mixed(NAMES, random).map((name) => say(`name.${name}`)));
}

/** Ten lessons, those to be asked first before all others; of fewer lessons all. @param {string} seed @param {readonly string[]} [first] */
export function chosen(seed, first = []) {
  const slugs = Object.keys(MAKERS);
  const ahead = [...new Set(first)].filter((slug) => slugs.includes(slug));
  const rest = slugs.filter((slug) => !ahead.includes(slug));
  return [...ahead, ...shuffled(rest.length, randomOf(seed)).map((k) => rest[k])].slice(0, TEN);
}
