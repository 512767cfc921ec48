/**
 * What a state looks like: a table of vectors, one of its words, and what a remedy makes of both. All numbers
 * are shipped computed (lib/lessons/norms/model/told.py); names are numbers of `names`.
 *
 * @typedef {{labels: string[], vectors: number, query: number, remedy: number}} State
 * @typedef {{
 *   lists: number[][], places: number[][][], within: (number | null)[], rated: (number | null)[], rho: number | null,
 *   mean: number, skewness: number | null, unlisted: number, hubs: number[], votes: number[],
 * }} After lists: the ten nearest of each word; places: of each word those of its list before any remedy, and those that the ten nearest before get
 * @typedef {{title: string, rated: number[], pairs: (number | null)[], after: After[]}} Model rated: words with pairs enough; pairs: rated ones of each word
 * @typedef {{names: string[], queries: number[], raw: number, count: number, models: Model[], remedies: {title: string, list: string}[]}} Source
 * @typedef {{word: number, from: number, to: number}} Near a word that is near, with its places before and after, 0 where it has none
 * @typedef {{state: State, source: Source, model: Model, before: After, after: After, was: Near[], now: Near[]}} Scene was, now: the ten nearest before and after
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
  };
}

/** Whether a place is none of the list's. @param {number} place */
export const outside = (place) => place < 1 || place > LISTED;
