/**
 * Which problems are asked, and in which order: made from a seed that the address carries, so that a class gets the
 * same ten, and never two in a row from one lesson.
 *
 * @typedef {import("./making.js").Problem} Problem
 */

import { fingerprint } from "../lab/fingerprint.js";
import { seeded, shuffled } from "../lab/random.js";
import { made, mixed } from "./making.js";
import { factorisation, labels, norms, pooling, rankings, readings, training, words } from "./making_models.js";
import { audit, centre, home, measures, rescaling, translation } from "./making_moves.js";

/** @type {Record<string, import("./making.js").Maker>} by lesson */
export const MAKERS = { home, translate: translation, rescale: rescaling, centre, measures, audit, words, norms, sigmoid: labels, rankings, word2vec: readings, factorisation, training, pooling };
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
