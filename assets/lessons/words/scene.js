/**
 * What a state looks like: for every model on show, the query's scores in the list, and what rescaling,
 * ranking and weighing make of them.
 *
 * @typedef {{labels: string[], query: number, own: number, added: number, models: number, tau: number}} State
 * @typedef {{low: number, high: number, density: number[]}} Band
 * @typedef {{
 *   key: string, title: string, kind: "computed" | "quoted" | "yours" | "live", bit: number, tau: number | null, says: string,
 *   facts: string, cosines: string, percentiles: string | null, band: Band | null,
 * }} Sent tables are float64 in base64, NaN where undefined
 * @typedef {Omit<Sent, "cosines" | "percentiles"> & {cosines: Float64Array, percentiles: Float64Array | null}} Model
 * @typedef {{names: string[], count: number, tray: {bit: number, id: number}[], models: Sent[]}} Problem
 * @typedef {{names: string[], count: number, tray: {bit: number, id: number}[], models: Model[]}} Source
 * @typedef {{
 *   id: number, raw: number | null, scaled: number | null, was: number | null, z: number | null, rank: number | null,
 *   weight: number | null, percentile: number | null, added: boolean,
 * }} Row
 * @typedef {{
 *   model: Model, rows: Row[], low: number | null, high: number | null, equal: boolean, rho: number | null, tau: number | null,
 *   partner: {id: number, raw: number, there: number | null, back: number | null} | null,
 * }} Column
 * @typedef {{state: State, query: number, candidates: number[], added: number[], columns: Column[]}} Scene
 */

import { minMax, ranks, softmaxAt, spearman, zScores } from "../../lab/maths/similarity.js";

/** @param {Problem} problem @returns {Source} */
export function sourceOf({ names, count, tray, models }) {
  const decoded = models.map((model) => ({ ...model, cosines: floats(model.cosines), percentiles: model.percentiles === null ? null : floats(model.percentiles) }));
  return { names, count, tray, models: decoded };
}

/** @param {State} state @param {Source} source @returns {Scene} */
export function solve(state, source) {
  const query = Math.min(state.query, source.count - 1);
  const added = source.tray.filter(({ bit }) => state.added & (1 << bit)).map(({ id }) => id);
  const candidates = [...Array.from({ length: source.count }, (_, id) => id), ...added];
  const shown = source.models.filter(({ bit }) => state.models & (1 << bit));
  const columns = (shown.length ? shown : source.models.slice(0, 1)).map((model) => columnOf(model, { state, query, candidates, added, source }));
  return { state, query, candidates, added, columns };
}

/**
 * @param {Model} model @param {{state: State, query: number, candidates: number[], added: number[], source: Source}} of
 * @returns {Column}
 */
function columnOf(model, { state, query, candidates, added, source }) {
  const size = source.names.length;
  const own = state.own === 1;
  const list = listed(model, size, query, candidates, own);
  const scores = list.map((id) => model.cosines[query * size + id]);
  const tau = state.tau > 0 ? state.tau : model.tau;
  const others = list.filter((id) => id !== query);
  const found = {
    scaled: spread(list, minMax(scores)),
    was: added.length ? scaledIn(model, size, query, candidates.slice(0, source.count), own) : new Map(),
    z: spread(list, zScores(scores)),
    rank: spread(list, ranks(scores)),
    weight: spread(others, tau && others.length ? softmaxAt(others.map((id) => model.cosines[query * size + id]), tau) : null),
  };
  const rows = candidates.filter((id) => own || id !== query).map((id) => ({
    id,
    raw: known(model.cosines[query * size + id]),
    scaled: found.scaled.get(id) ?? null,
    was: found.was.get(id) ?? null,
    z: found.z.get(id) ?? null,
    rank: found.rank.get(id) ?? null,
    weight: found.weight.get(id) ?? null,
    percentile: id === query || !model.percentiles ? null : known(model.percentiles[query * size + id]),
    added: id >= source.count,
  }));
  const scaled = minMax(scores);
  const best = others.sort((a, b) => model.cosines[query * size + b] - model.cosines[query * size + a] || a - b)[0];
  return {
    model,
    rows,
    low: scores.length ? Math.min(...scores) : null,
    high: scores.length ? Math.max(...scores) : null,
    equal: scores.length > 0 && scaled === null,
    rho: scaled && spearman(scores, scaled),
    tau,
    partner: best === undefined ? null : {
      id: best,
      raw: model.cosines[query * size + best],
      there: found.scaled.get(best) ?? null,
      back: scaledIn(model, size, best, candidates, own).get(query) ?? null,
    },
  };
}

/** The candidates that have a score with the query. @param {Model} model @param {number} size @param {number} query @param {number[]} candidates @param {boolean} own */
function listed(model, size, query, candidates, own) {
  return candidates.filter((id) => (own || id !== query) && !Number.isNaN(model.cosines[query * size + id]));
}

/** Min-max scaled scores of a query, by candidate. @param {Model} model @param {number} size @param {number} query @param {number[]} candidates @param {boolean} own */
function scaledIn(model, size, query, candidates, own) {
  const list = listed(model, size, query, candidates, own);
  return spread(list, list.length ? minMax(list.map((id) => model.cosines[query * size + id])) : null);
}

/** Values by candidate; none where there are none. @param {number[]} list @param {number[] | null} values @returns {Map<number, number>} */
function spread(list, values) {
  return new Map(values ? list.map((id, at) => [id, values[at]]) : []);
}

/** @param {number} value */
function known(value) {
  return Number.isNaN(value) ? null : value;
}

/** @param {string} text */
function floats(text) {
  return new Float64Array(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
}
