/**
 * What fits a typed title: BM25 over a few words of each entry (assets/ask/terms.json), with light stemming and synonyms.
 * An entry is a question, a lesson (“lesson:…”) or what is not here (“absent:…”).
 * @import {Conventions, Terms} from "./types.js"
 */

import { fewMarks } from "../lab/names.js";

const [SATURATION, BY_LENGTH] = [3, 0.1]; // k₁ and b of BM25
const [KNOWN, PART, TITLE, COMMON, STRANGE] = [0.3, 0.4, 2, 0.2, 2]; // of the weight of all words typed, what entries know; of the best entry's score; a word of the title counts so much more; the weights of a word that most titles have, and of one that no entry has
const [SHORT, LONG] = [3, 5]; // letters
const HAN = /\p{Script=Han}+/gu;
const WORD = /<=>|<->|<#>|\d+(?:\.\d+)?|(?<!\.)\.\d+|\p{L}+/gu;
/** Numbers that people quote, by what they are an example of. */
const QUOTED = /** @type {[number, number, string][]} */ ([[0.12, 0.4, "lownumber"], [0.6, 0.99, "highnumber"], [1.00000001, 1.01, "beyondone"], [100, 999, "hundreds"]]);
const ENDINGS = [/i[sz](?:ations?|ing|ers?|ed|es|e)$/, /at(?:ions?|ing|ors?|ed|es|e)$/, /(?:isons?|ings?|ments?|able|ions?|ively|ity|ities|ness|ly|ers?|ors?|ied|ies|ed|es|al|s|e|y)$/];

/** A word without its ending: normalising, normalized and normalisation are one. @param {string} word */
function stem(word) {
  if (word === "meaning") return word; // no mean
  const ending = ENDINGS.find((each) => word.replace(each, "").length >= SHORT && each.test(word));
  const left = ending ? word.replace(ending, "") : word;
  return left.length > SHORT ? left.replace(/([b-df-hj-np-tv-z])\1$/, "$1") : left;
}

/** The words of a text as they are typed; of Chinese, which puts no spaces between them, each two characters side by side. @param {string} text */
function words(text) {
  const plain = fewMarks(text).normalize("NFKC").replace(/\bNaN/g, "nan"); // no two words, as camel case would be
  const parted = plain.replace(HAN, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2").replace(/['’](?:t|s|re|m|ve)\b/gi, "");
  const found = parted.toLowerCase().match(WORD) ?? [];
  const pairs = (plain.match(HAN) ?? []).flatMap((run) => Array.from({ length: run.length - 1 }, (_, k) => run.slice(k, k + 2)));
  return [...found, ...pairs];
}

/** Several words that mean one thing, as that one. @param {string[]} all @param {Map<string, string>} same */
function joined(all, same) {
  const found = [];
  for (let k = 0; k < all.length; ) {
    const length = [4, 3, 2, 1].find((n) => k + n <= all.length && same.has(all.slice(k, k + n).join(" "))) ?? 0;
    found.push(length ? /** @type {string} */ (same.get(all.slice(k, k + length).join(" "))) : all[k]);
    k += length || 1;
  }
  return found;
}

/** @param {Terms} terms */
function reader({ synonyms, idle }) {
  const same = new Map(Object.entries(synonyms).flatMap(([one, others]) => others.map((other) => [words(other).map((each) => (/\d/.test(each) ? each : stem(each))).join(" "), stem(one)])));
  const without = new Set(words(idle).map(stem));
  const quoted = (/** @type {string} */ word) => stem(QUOTED.find(([from, to]) => Number(word) >= from && Number(word) <= to)?.[2] ?? word);
  return (/** @type {string} */ text) => joined(words(text).map((word) => (/\d/.test(word) ? word : stem(word))), same).map((word) => (/\d/.test(word) ? quoted(word) : word)).filter((word) => word && !without.has(word) && (word.length > 1 || word === "0"));
}

/** Whether a long word lost one letter. @param {string} whole @param {string} left */
const slipped = (whole, left) => left.length > LONG && whole.length === left.length + 1 && [...whole].some((_, k) => whole.slice(0, k) + whole.slice(k + 1) === left);
/** A word that is there for one that is not: with one letter too many or too few, or one that begins so. @param {string[]} all @param {string} word */
const nearestOf = (all, word) => all.find((each) => slipped(each, word) || slipped(word, each)) ?? (word.length > SHORT ? all.find((each) => each.startsWith(word)) : undefined) ?? word;

/**
 * What a title is looked up in, made once.
 * @param {Terms} terms @param {Record<string, string>} titles of entries, in the reader's language @returns {(typed: string) => string[]} entries that fit, the best first
 */
export function createSearch(terms, titles) {
  const read = reader(terms);
  const entries = Object.entries(terms.terms).map(([key, text]) => {
    const counts = new Map();
    for (const word of read(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of new Set(read(titles[key] ?? ""))) counts.set(word, (counts.get(word) ?? 0) + TITLE);
    return { key, counts, length: [...counts.values()].reduce((sum, each) => sum + each, 0) };
  });
  const usual = entries.reduce((sum, { length }) => sum + length, 0) / entries.length;
  const held = new Map();
  for (const { counts } of entries) for (const word of counts.keys()) held.set(word, (held.get(word) ?? 0) + 1);
  const unread = (/** @type {string} */ word) => !held.has(word) && word.match(HAN); // two characters side by side need not be a word
  const common = new Set(read(terms.common));
  const rarity = (/** @type {string} */ word) => common.has(word) ? COMMON : held.has(word) ? Math.log(1 + (entries.length - held.get(word) + 0.5) / (held.get(word) + 0.5)) : STRANGE;
  const vocabulary = [...held.keys()];
  return (typed) => {
    const asked = [...new Set(read(typed).map((word) => (held.has(word) ? word : nearestOf(vocabulary, word))).filter((word) => !unread(word)))];
    const scored = entries.map(({ key, counts, length }) => {
      const scores = asked.map((word) => {
        const count = counts.get(word) ?? 0;
        return (rarity(word) * count * (SATURATION + 1)) / (count + SATURATION * (1 - BY_LENGTH + (BY_LENGTH * length) / usual));
      });
      return { key, score: scores.reduce((sum, each) => sum + each, 0) };
    }).sort((a, b) => b.score - a.score);
    const best = scored[0];
    const weight = (/** @type {string[]} */ all) => all.reduce((sum, word) => sum + rarity(word), 0);
    if (weight(asked.filter((word) => held.has(word))) < KNOWN * weight(asked) || best.score === 0) return [];
    return scored.filter(({ score }) => score >= PART * best.score).map(({ key }) => key);
  };
}

/** The score that a title names, by its store and what is called there; none where that is the first anyway. @param {Conventions} conventions @param {string} typed */
export function scoreNamed({ scores, sources }, typed) {
  const parts = (/** @type {string} */ text) => text.toLowerCase().split(/[^\w<=>#-]+/).filter((word) => word.length > 1);
  const asked = new Set(parts(typed));
  const fits = scores.map(({ source, call }) => parts(`${sources[source].version} ${call}`).filter((word) => asked.has(word)).length);
  const best = fits.indexOf(Math.max(...fits));
  return best > 0 ? scores[best].key : null;
}
