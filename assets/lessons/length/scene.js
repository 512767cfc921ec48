/**
 * What a state looks like: the lists that a word of some length is in, and what a model expects beside a word of some
 * length.
 *
 * @typedef {{labels: string[], word: number, factor: number, topic: number, share: number, by: number, longer: number,
 * kept: number, power: number, less: number}} State
 * @typedef {{row: number, at: Float64Array, whose: number[], cosine: number, list: List}} Word at: lengths at which it
 * enters a list by dot product; whose: the lists; cosine: lists it is in by cosine
 * @typedef {{whose: number, ten: number[], own: number}} List of one of these: the ten scores in it, and the word's own
 * at its own length
 * @typedef {{words: string[], gain: Float64Array, squared: Float64Array, order: number[], noise: Float64Array, topics:
 * number[], logits: Float64Array[], rho: number, plain: number}} TextOf
 * @typedef {{names: string[], at: number[][], held: number}} Means held: of squared lengths, by the plane that they are
 * drawn in
 * @typedef {{names: string[], words: Word[], means: Means, shares: number[], dropped: {title: string, kept:
 * number[]}[], powers: number[], unlisted: number[][], text: TextOf}} Source unlisted: shares of all, of short and of
 * long words in no list, by power; order: words by what they tell
 * @typedef {{state: State, source: Source, word: Word, inLists: number, shares: Float64Array, told: number, even:
 * number, squared: number, rows: readonly (readonly number[])[], mean: Record<"plain" | "units", readonly number[]>,
 * kept: number, stay: number[], power: number, unlisted: number[], less: number | null, more: number | null}} Scene
 * shares: of each word beside the topic; told, even: their divergence from those of any word, and from equal ones;
 * squared: length of the topic; rows: arrows that are averaged;
 * power: the measured one next to the chosen one; less, more: mean squared lengths of the words that tell less than the
 * line, and more;
 * mean: of them and of their unit arrows; kept: the measured share of coordinates next to the chosen one; stay: what
 * lists keep then, by model
 */

import { numbersOf } from "../../lab/base64.js";
import { mean, norm, scale } from "../../lab/maths/vectors.js";

/** @param {any} problem numbers in base64 @returns {(state: State) => Scene} */
export function createSolver({ words, text, ...rest }) {
  const decoded = Object.fromEntries(["gain", "squared", "noise"].map((name) => [name, numbersOf(text[name])]));
  const source = /** @type {Source} */ ({
    ...rest,
    words: words.map((/** @type {any} */ each) => ({ ...each, at: numbersOf(each.at) })),
    text: {
      ...text,
      ...decoded,
      order: [...decoded.gain.keys()].sort((a, b) => decoded.gain[a] - decoded.gain[b]),
      logits: text.logits.map(numbersOf),
    },
  });
  return (state) => {
    const word = source.words[state.word];
    const { noise, squared, logits, topics } = source.text;
    const shares = expected(noise, logits[state.topic], state.share);
    const rows = source.means.at.map((row, k) => (k ? row : scale(row, state.longer)));
    const [near, power] = [nearestTo(source.shares, state.kept), nearestTo(source.powers, state.power)];
    const cut = Math.round(state.less * source.text.order.length);
    const halves = {
      less: meanOf(squared, source.text.order.slice(0, cut)),
      more: meanOf(squared, source.text.order.slice(cut)),
    };
    const dropped = { kept: source.shares[near], stay: source.dropped.map(({ kept }) => kept[near]) };
    return {
      state,
      source,
      ...halves,
      power: source.powers[power],
      unlisted: source.unlisted[power],
      rows,
      mean: meansOf(rows),
      ...dropped,
      word,
      inLists: word.at.filter((at) => at < state.factor).length,
      shares,
      told: divergence(shares, noise),
      even: divergence(
        shares,
        noise.map(() => 1 / noise.length),
      ),
      squared: state.share ** 2 * squared[topics[state.topic]],
    };
  };
}

/** Where the number stands that is nearest. @param {readonly number[]} among @param {number} wanted */
const nearestTo = (among, wanted) =>
  among.reduce((best, each, k) => (Math.abs(each - wanted) < Math.abs(among[best] - wanted) ? k : best), 0);

/** @param {Float64Array} values @param {number[]} at */
const meanOf = (values, at) => (at.length ? at.reduce((sum, k) => sum + values[k], 0) / at.length : null);

/** The mean of some arrows, and that of their unit arrows. @param {readonly (readonly number[])[]} rows */
export function meansOf(rows) {
  return { plain: mean(rows), units: mean(rows.map((row) => scale(row, 1 / norm(row)))) };
}

/**
 * What is expected beside a word whose vector is multiplied: what stands beside any word, weighted.
 * @param {Float64Array} noise @param {Float64Array} logits @param {number} share
 */
export function expected(noise, logits, share) {
  const weights = noise.map((each, k) => each * Math.exp(share * logits[k]));
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((each) => each / sum);
}

/** Kullback–Leibler, in natural logarithms; of shares above 0. @param {Float64Array} p @param {Float64Array} q */
const divergence = (p, q) => p.reduce((sum, each, k) => sum + each * Math.log(each / q[k]), 0);
