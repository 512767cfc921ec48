/**
 * What a state looks like: for every model on show, the query's scores in the list, and what rescaling,
 * ranking and weighing make of them.
 *
 * @import {Column, Model, Problem, Scene, Scored, Source, State} from "./types.js"
 */

import { numbersAs, numbersOf } from "../../lab/base64.js";
import { minMax, ranks, softmaxAt, spearman, zScores } from "../../lab/maths/similarity.js";

/** @param {Pick<Problem, "names" | "count" | "tray" | "models"> & Partial<Problem>} problem @returns {Source} */
export function sourceOf({ models, trained = [], untrained = "", ...rest }) {
  const decoded = models.map((model) => ({
    ...model,
    cosines: tableOf(model.cosines),
    percentiles: model.percentiles === null ? null : tableOf(model.percentiles),
    band: model.band && { ...model.band, marks: numbersAs(model.band.marks, Float32Array) },
  }));
  return /** @type {Source} */ ({ ...rest, trained, untrained: numbersAs(untrained, Float32Array), models: decoded });
}

/** @param {State} state @param {Source} source @returns {Scene} */
export function solve(state, source) {
  const query = Math.min(state.query, source.count - 1);
  const added = source.tray.filter(({ bit }) => state.added & (1 << bit)).map(({ id }) => id);
  const candidates = [...Array.from({ length: source.count }, (_, id) => id), ...added];
  const models = source.models.filter(({ bit }) => state.models & (1 << bit));
  // Of a list in Chinese most models know no word: the one that does stands first.
  const able = models.some(({ kind, cosines }) => kind !== "computed" || !cosines.every(Number.isNaN));
  const columns = (able ? models : source.models.slice(0, 1)).map((model) =>
    columnOf(model, { state, query, candidates, added, source }),
  );
  return { state, source, query, candidates, added, columns };
}

/**
 * @param {Model} model @param {{state: State, query: number, candidates: number[], added: number[], source: Source}} of
 * @returns {Column}
 */
function columnOf(model, { state, query, candidates, added, source }) {
  const own = state.own === 1;
  const list = listed(model, source, query, candidates, own);
  const scores = list.map((id) => scoreOf(model, source, query, id));
  const tau = state.tau > 0 ? state.tau : model.tau;
  const others = list.filter((id) => id !== query);
  const scaled = minMax(scores);
  const column = {
    scaled: spread(list, scaled),
    was: added.length ? scaledIn(model, source, query, candidates.slice(0, source.count), own) : new Map(),
    z: spread(list, zScores(scores)),
    rank: spread(list, ranks(scores)),
    weight: spread(
      others,
      tau && others.length
        ? softmaxAt(
            others.map((id) => scoreOf(model, source, query, id)),
            tau,
          )
        : null,
    ),
  };
  return {
    model,
    rows: candidates.filter((id) => own || id !== query).map((id) => rowOf(model, source, query, id, column)),
    low: scores.length ? Math.min(...scores) : null,
    high: scores.length ? Math.max(...scores) : null,
    equal: scores.length > 0 && scaled === null,
    rho: scaled && spearman(scores, scaled),
    tau,
    partner: partnerOf(model, source, query, others, column.scaled, (id) =>
      scaledIn(model, source, id, candidates, own),
    ),
  };
}

/** @param {Model} model @param {Source} source @param {number} query @param {number} id */
const scoreOf = ({ cosines }, { names }, query, id) => cosines[query * names.length + id];

/**
 * @param {Model} model @param {Source} source @param {number} query @param {number} id
 * @param {Record<"scaled" | "was" | "z" | "rank" | "weight", Map<number, number>>} column @returns {Scored}
 */
function rowOf(model, source, query, id, column) {
  return {
    id,
    raw: known(scoreOf(model, source, query, id)),
    scaled: column.scaled.get(id) ?? null,
    was: column.was.get(id) ?? null,
    z: column.z.get(id) ?? null,
    rank: column.rank.get(id) ?? null,
    weight: column.weight.get(id) ?? null,
    percentile: id === query || !model.percentiles ? null : known(model.percentiles[query * source.names.length + id]),
    added: id >= source.count,
  };
}

/**
 * The best of the others, its score for the query, and the query's for it.
 * @param {Model} model @param {Source} source @param {number} query @param {number[]} others
 * @param {Map<number, number>} scaled @param {(id: number) => Map<number, number>} scaledFor
 * @returns {Column["partner"]}
 */
function partnerOf(model, source, query, others, scaled, scaledFor) {
  const raw = (/** @type {number} */ id) => scoreOf(model, source, query, id);
  const best = [...others].sort((a, b) => raw(b) - raw(a) || a - b)[0];
  if (best === undefined) return null;
  return { id: best, raw: raw(best), there: scaled.get(best) ?? null, back: scaledFor(best).get(query) ?? null };
}

/**
 * The candidates that have a score with the query. @param {Model} model @param {Source} source @param {number} query
 * @param {number[]} candidates @param {boolean} own
 */
function listed(model, source, query, candidates, own) {
  return candidates.filter((id) => (own || id !== query) && !Number.isNaN(scoreOf(model, source, query, id)));
}

/**
 * Min-max scaled scores of a query, by candidate. @param {Model} model @param {Source} source @param {number} query
 * @param {number[]} candidates @param {boolean} own
 */
function scaledIn(model, source, query, candidates, own) {
  const list = listed(model, source, query, candidates, own);
  return spread(list, list.length ? minMax(list.map((id) => scoreOf(model, source, query, id))) : null);
}

/**
 * Values by candidate; none where there are none. @param {number[]} list @param {number[] | null} values
 * @returns {Map<number, number>}
 */
function spread(list, values) {
  return new Map(values ? list.map((id, at) => [id, values[at]]) : []);
}

/** @param {number} value */
const known = (value) => (Number.isNaN(value) ? null : value);

/** A table as Python packs it, or as the browser has made it. @param {string | Float64Array} table */
export const tableOf = (table) => (typeof table === "string" ? numbersOf(table) : table);
