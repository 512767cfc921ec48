/**
 * What a state looks like: a table of vectors, one of its words, and what a remedy makes of both. All numbers
 * are shipped computed (lib/lessons/norms/model/told.py); names are numbers of `names`.
 *
 * @import {Cloud, Scene, Source, State, Zero} from "./types.js"
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
