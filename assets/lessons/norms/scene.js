/**
 * What a state looks like: a table of vectors, one of its words, and what a remedy makes of both. What the story needs
 * is
 * shipped computed (lib/cosine_lab/lessons/norms/model/told.py), names there are numbers of `names`; other lists come
 * from the desk.
 *
 * @import {Answer, Cloud, Lists, Scene, Source, State, Zero} from "./types.js"
 */

/** Words of a list. */
export const LISTED = 10;

/** @param {State} state @param {Source} source @returns {Scene} */
export function solve(state, source) {
  const model = source.models[state.vectors];
  const [before, after] = [model.after[source.raw], model.after[remedyAt(state, source)]];
  const answer = source.desk.answer(state);
  const query = source.names[source.queries[state.query]];
  const word = (answer?.status === "done" && answer.word) || query;
  const own = source.queries.findIndex((each) => source.names[each] === word);
  return {
    ...{ state, source, model, before, after, answer, word },
    told: own < 0 ? null : own,
    shown: {
      remedy: source.remedies[state.remedy],
      measure: source.measures[source.desk.guided() ? 0 : state.measure],
    },
    ...listsOf(state, source, answer),
    zero: viewFrom(state.amount, model.cloud),
  };
}

/**
 * Which of the remedies: one that removes more components comes after all others. @param {State} state
 * @param {Source} source
 */
export const remedyAt = ({ remedy, k }, { remedies }) =>
  remedies[remedy] === "top-removed" && k > 1 ? remedies.length + k - 2 : remedy;

/** @param {State} state @param {Source} source @param {Answer | null} answer @returns {Lists} */
function listsOf(state, source, answer) {
  if (answer && "lists" in answer && answer.lists) return answer.lists;
  return answer === null || answer.status === "unlisted" ? listed(state, source) : { was: [], now: [] };
}

/** The lists that are shipped, by cosine. @param {State} state @param {Source} source @returns {Lists} */
function listed(state, source) {
  const { after } = source.models[state.vectors];
  const [before, remedied] = [after[source.raw], after[remedyAt(state, source)]];
  const [left, right] = [before, remedied].map(({ lists }) => lists[state.query]);
  const [from, to] = remedied.places[state.query];
  return {
    was: left.map((word, at) => ({
      word: source.names[word],
      from: at + 1,
      to: to[at],
      score: before.scores[state.query][at],
    })),
    now: right.map((word, at) => ({
      word: source.names[word],
      from: from[at],
      to: at + 1,
      score: remedied.scores[state.query][at],
    })),
  };
}

/**
 * What is seen from zero once a share of the mean is subtracted; what is shipped, it is shipped for steps.
 * @param {number} amount @param {Cloud} cloud @returns {Zero}
 */
function viewFrom(amount, { mean, drawn, hub, means, hubs, most }) {
  const [steps, step] = [means.length - 1, Math.round(amount * (means.length - 1))];
  const at = (step / steps) * mean;
  const along = drawn[hub][0] - at;
  const length = Math.hypot(along, drawn[hub][1]);
  return {
    share: step / steps,
    at,
    mean: means[step],
    hub: hubs[step],
    most: most[step],
    length,
    cosine: along / length,
  };
}

/** Whether a place is none of the list's. @param {number} place */
export const outside = (place) => place < 1 || place > LISTED;
