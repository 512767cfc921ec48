/**
 * What fits a typed title: a linear classifier over its words and pairs of words, learned from titles of real threads
 * (assets/ask/weights.json, written by `python -m tests.makers.make_ask_weights`), with light stemming and synonyms.
 * An entry is a question, a lesson (“lesson:…”), what is not here (“absent:…”) or none of these (“none”).
 * @import {Conventions, Terms, Weights} from "./types.js"
 */

import { fewMarks } from "../lab/names.js";

// of the words typed, what titles have had; how far below the best score an entry still fits; how many do in any case
const [KNOWN, NEAR, FEW] = [0.3, 0.4, 3];
const [SHORT, LONG] = [3, 5]; // letters
const HAN = /\p{Script=Han}+/gu;
const WORD = /<=>|<->|<#>|\d+(?:\.\d+)?|(?<!\.)\.\d+|\p{L}+/gu;
/** Numbers that people quote, by what they are an example of. */
const QUOTED = /** @type {[number, number, string][]} */ ([
  [0.12, 0.4, "lownumber"],
  [0.6, 0.99, "highnumber"],
  [1.00000001, 1.01, "beyondone"],
  [100, 999, "hundreds"],
]);
const ENDINGS = [
  /i[sz](?:ations?|ing|ers?|ed|es|e)$/,
  /at(?:ions?|ing|ors?|ed|es|e)$/,
  /(?:isons?|ings?|ments?|able|ions?|ively|ity|ities|ness|ly|ers?|ors?|ied|ies|ed|es|al|s|e|y)$/,
];

/** A word without its ending: normalising, normalized and normalisation are one. @param {string} word */
function stem(word) {
  if (word === "meaning") return word; // no mean
  const ending = ENDINGS.find((each) => word.replace(each, "").length >= SHORT && each.test(word));
  const rest = ending ? word.replace(ending, "") : word;
  return rest.length > SHORT ? rest.replace(/([b-df-hj-np-tv-z])\1$/, "$1") : rest;
}

/**
 * The words of a text as they are typed; of Chinese, which puts no spaces between them, each two characters side by
 * side. @param {string} text
 */
function words(text) {
  const plain = fewMarks(text).normalize("NFKC").replace(/\bNaN/g, "nan"); // no two words, as camel case would be
  const parted = plain
    .replace(HAN, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/['’](?:t|s|re|m|ve)\b/gi, "");
  const matches = parted.toLowerCase().match(WORD) ?? [];
  const pairs = (plain.match(HAN) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, k) => run.slice(k, k + 2)),
  );
  return [...matches, ...pairs];
}

/** Several words that mean one thing, as that one. @param {string[]} all @param {Map<string, string>} same */
function joined(all, same) {
  const pairs = [];
  for (let k = 0; k < all.length;) {
    const length = [4, 3, 2, 1].find((n) => k + n <= all.length && same.has(all.slice(k, k + n).join(" "))) ?? 0;
    pairs.push(length ? /** @type {string} */ (same.get(all.slice(k, k + length).join(" "))) : all[k]);
    k += length || 1;
  }
  return pairs;
}

/** What makes a text the words that it is looked up by. @param {Terms} terms @returns {(text: string) => string[]} */
export function createReader({ synonyms, idle }) {
  const same = new Map(
    Object.entries(synonyms).flatMap(([one, others]) =>
      others.map((other) => [
        words(other)
          .map((each) => (/\d/.test(each) ? each : stem(each)))
          .join(" "),
        stem(one),
      ]),
    ),
  );
  const without = new Set(words(idle).map(stem));
  const quoted = (/** @type {string} */ word) =>
    stem(QUOTED.find(([from, to]) => Number(word) >= from && Number(word) <= to)?.[2] ?? word);
  return (/** @type {string} */ text) =>
    joined(
      words(text).map((word) => (/\d/.test(word) ? word : stem(word))),
      same,
    )
      .map((word) => (/\d/.test(word) ? quoted(word) : word))
      .filter((word) => word && !without.has(word) && (word.length > 1 || word === "0"));
}

/** Whether a long word lost one letter. @param {string} whole @param {string} rest */
const slipped = (whole, rest) =>
  rest.length > LONG &&
  whole.length === rest.length + 1 &&
  [...whole].some((_, k) => whole.slice(0, k) + whole.slice(k + 1) === rest);
/**
 * A word that is there for one that is not: with one letter too many or too few, or one that begins so.
 * @param {string[]} all @param {string} word
 */
const nearestOf = (all, word) =>
  all.find((each) => slipped(each, word) || slipped(word, each)) ??
  (word.length > SHORT ? all.find((each) => each.startsWith(word)) : undefined) ??
  word;

/**
 * What a title is looked up in, made once.
 * @param {Terms} terms @param {Weights} weights @returns {(typed: string) => string[]} entries that fit, the best first
 */
export function createSearch(terms, { entries, scale, bias, words: learned }) {
  const reader = createReader(terms);
  const weights = new Map(Object.entries(learned));
  const vocabulary = [...weights.keys()].filter((word) => !word.includes(" "));
  // two characters side by side need not be a word
  const unread = (/** @type {string} */ word) => !weights.has(word) && word.match(HAN);
  return (typed) => {
    const query = reader(typed)
      .map((word) => (weights.has(word) ? word : nearestOf(vocabulary, word)))
      .filter((word) => !unread(word));
    const known = new Set(
      [...query, ...query.slice(1).map((word, k) => `${query[k]} ${word}`)].filter((word) => weights.has(word)),
    );
    if (!known.size || query.filter((word) => weights.has(word)).length < KNOWN * query.length) return [];
    const scores = [...bias];
    for (const word of known)
      for (const [entry, weight] of weights.get(word) ?? []) scores[entry] += weight / Math.sqrt(known.size);
    const order = entries.map((key, k) => ({ key, score: scores[k] / scale })).sort((a, b) => b.score - a.score);
    if (order[0].key === "none") return [];
    return order
      .filter(({ key }) => key !== "none")
      .filter(({ score }, k) => k < FEW || score >= order[0].score - NEAR)
      .map(({ key }) => key);
  };
}

/**
 * The score that a title names, by its store and what is called there; none where that is the first anyway.
 * @param {Conventions} conventions @param {string} typed
 */
export function scoreNamed({ scores, sources }, typed) {
  const parts = (/** @type {string} */ text) =>
    text
      .toLowerCase()
      .split(/[^\w<=>#-]+/)
      .filter((word) => word.length > 1);
  const query = new Set(parts(typed));
  const fits = scores.map(
    ({ source, call }) => parts(`${sources[source].version} ${call}`).filter((word) => query.has(word)).length,
  );
  const best = fits.indexOf(Math.max(...fits));
  return best > 0 ? scores[best].key : null;
}
