/**
 * What a state looks like: a table of vectors, one of its words, and what a remedy makes of both. All numbers
 * are shipped computed (lib/lessons/norms/model/told.py); names are numbers of `names`.
 *
 * @typedef {{labels: string[], vectors: number, query: number, remedy: number, amount: number}} State
 * @typedef {{
 *   lists: number[][], places: number[][][], within: (number | null)[], rated: (number | null)[], rho: number | null,
 *   mean: number, skewness: number | null, unlisted: number, hubs: number[], votes: number[],
 * }} After lists: the ten nearest of each word; places: of each word those of its list before any remedy, and those that the ten nearest before get
 * @typedef {{
 *   mean: number, drawn: number[][], lists: number[], hub: number, place: number, all: number, means: number[], hubs: number[], most: number[],
 * }} Cloud mean: its length; drawn: words by how far along the mean they go and how far off its line they are; lists: that each is in; hub: the most popular of them, place: its place
 *   by angle to the mean, all: its mean cosine with all others; means, hubs, most: as zero moves to the mean, step by step, the mean cosine of all pairs, the most popular word and its lists
 * @typedef {{title: string, rated: number[], pairs: (number | null)[], after: After[], cloud: Cloud}} Model rated: words with pairs enough; pairs: rated ones of each word
 * @typedef {{names: string[], queries: number[], raw: number, count: number, models: Model[], remedies: {title: string, list: string}[]}} Source
 * @typedef {{word: number, from: number, to: number}} Near a word that is near, with its places before and after, 0 where it has none
 * @typedef {{share: number, at: number, mean: number, hub: number, most: number, length: number, cosine: number}} Zero what is seen from there: at: how far along the mean it is; length, cosine: of the word that is the hub at first, with the mean
 * @typedef {{state: State, source: Source, model: Model, before: After, after: After, was: Near[], now: Near[], zero: Zero}} Scene was, now: the ten nearest before and after
 */

/** Words of a list. */
export const LISTED = 10;

/** @param {State} state @param {Source} source @returns {Scene} */
export function solve(state, source) {
  const model = source.models[state.vectors];
  const [before, after] = [model.after[source.raw], model.after[state.remedy]];
  const [left, right] = [before, after].map(({ lists }) => lists[state.query]);
  const [from, to] = after.places[state.query];
  return {
    state,
    source,
    model,
    before,
    after,
    was: left.map((word, at) => ({ word, from: at + 1, to: to[at] })),
    now: right.map((word, at) => ({ word, from: from[at], to: at + 1 })),
    zero: seenFrom(state.amount, model.cloud),
  };
}

/** What is seen from zero once a share of the mean is subtracted; what is shipped, it is shipped for steps. @param {number} amount @param {Cloud} cloud @returns {Zero} */
function seenFrom(amount, { mean, drawn, hub, means, hubs, most }) {
  const [steps, step] = [means.length - 1, Math.round(amount * (means.length - 1))];
  const at = (step / steps) * mean;
  const along = drawn[hub][0] - at;
  const length = Math.hypot(along, drawn[hub][1]);
  return { share: step / steps, at, mean: means[step], hub: hubs[step], most: most[step], length, cosine: along / length };
}

/** Whether a place is none of the list's. @param {number} place */
export const outside = (place) => place < 1 || place > LISTED;
