/**
 * Which problems are asked, and in which order: made from a seed that the address carries, so that a class gets the
 * same ten, and never two in a row from one lesson.
 */

import { fingerprint } from "../lab/fingerprint.js";
import { seeded } from "../lab/random.js";
import { made, mixed } from "./making.js";
import { leaders, pooling, training } from "./making_learned.js";
import { factorisation, labels, rankings, readings } from "./making_models.js";
import { REASONS, reasoned } from "./making_reasons.js";
import { again, thief } from "./making_runs.js";
import { length, norms, threshold, words } from "./making_words.js";
import { measures } from "./making_measures.js";
import { audit, centre, home, rescaling, translation } from "./making_moves.js";

/** @type {Record<string, import("./types.js").Maker>} by lesson */
export const MAKERS = {
  home,
  translate: translation,
  rescale: rescaling,
  centre,
  measures,
  audit,
  thief,
  words,
  threshold,
  norms,
  length,
  sigmoid: labels,
  rankings,
  top_two: leaders,
  word2vec: readings,
  factorisation,
  training,
  train_again: again,
  pooling,
};
/** Keys of the words that stand for labels, items and arrows. */
export const NAMES = ["cat", "dog", "car", "bus", "tree", "bird", "boat", "house", "train", "horse"];
export const TEN = 10;
export const SEED = /^[a-z0-9]{1,8}$/;

/** @param {string} text */
const randomOf = (text) => seeded(Number.parseInt(fingerprint(text), 16));

/** A seed that nobody has chosen. */
export const fresh = () => Math.floor(Math.random() * 36 ** 5).toString(36);

/**
 * The problem of a lesson. @param {string} slug @param {string} seed @param {import("../lab/types.js").Text} say
 * @param {boolean} [why] whether it asks for the reason
 */
export function problemOf(slug, seed, say, why = false) {
  const random = randomOf(`${slug} ${seed}`);
  const maker = (why && REASONS[slug]) || MAKERS[slug];
  const drawn = /** @type {import("./types.js").Maker} */ (
    (...from) => {
      const problem = maker(...from);
      return why && problem ? reasoned(slug, problem, random, say) : problem;
    }
  );
  return made(
    drawn,
    random,
    mixed(NAMES, random).map((name) => say(`name.${name}`)),
  );
}

/** Lessons whose other problems are answered by their table alone, without the lesson. */
const ALWAYS_WHY = ["words", "threshold", "length", "thief", "factorisation", "train_again"];

/**
 * Whether the problem at this place asks for the reason: every third does, the first of them by the seed, and all that
 * a table would answer. @param {string} seed @param {number} at @param {string} slug
 */
export const asksWhy = (seed, at, slug) =>
  ALWAYS_WHY.includes(slug) || (at + Number.parseInt(fingerprint(seed), 16)) % 3 === 0;

/** All lessons, in an order that tells nothing. @param {string} seed */
export const lessons = (seed) => mixed(Object.keys(MAKERS), randomOf(seed));

/**
 * Ten lessons, those to be asked first before all others; of fewer lessons all. @param {string} seed
 * @param {readonly string[]} [first]
 */
export function chosen(seed, first = []) {
  const slugs = lessons(seed);
  return [...new Set([...first.filter((slug) => slugs.includes(slug)), ...slugs])].slice(0, TEN);
}
