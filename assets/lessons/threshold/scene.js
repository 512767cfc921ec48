/**
 * What a state looks like: the pairs' scores on the scale that is shown, and what the line parts.
 *
 * @typedef {{labels: string[], model: number, line: number, amount: number, map: number, times: number}} State
 * @typedef {{title: string, scores: Float64Array[], least: number, most: number, platt: number[], isotonic:
 * Float64Array[]}} Model scores: cosines, by kind; least, most: of them all; platt: slope and bias; isotonic: cosines
 * of its corners, and what they become
 * @typedef {{pairs: string[][][], least: number, models: {title: string, scores: string[], platt: number[], isotonic:
 * string[]}[]}} Problem least: where the axis begins; scores: in base64
 * @typedef {Omit<Problem, "models"> & {models: Model[]}} Source
 * @typedef {{state: State, source: Source, model: Model, scores: Float64Array[], line: number, over: number[]}} Scene
 *   scores, line: on the scale shown; over: pairs at or above the line, by kind
 */

import { numbersOf } from "../../lab/base64.js";

export const KINDS = ["synonyms", "opposites", "strangers"];
export const SYNONYMS = 0;
export const OPPOSITES = 1;
export const STRANGERS = 2;
const LANES = [SYNONYMS, STRANGERS, OPPOSITES];
const HALVINGS = 40;

/** The kinds from the top; where pairs have two labels, none are opposites. @param {boolean} [two] */
export const lanesOf = (two) => (two ? LANES.slice(0, 2) : LANES);

/** @param {Problem} problem @returns {(state: State) => Scene} which keeps what a drag of the line does not change */
export function createSolver({ models, ...rest }) {
  const opened = models.map(({ title, scores, platt, isotonic }) => {
    const decoded = scores.map(numbersOf);
    const all = decoded.flatMap((each) => [...each]);
    return {
      title,
      scores: decoded,
      least: Math.min(...all),
      most: Math.max(...all),
      platt,
      isotonic: isotonic.map(numbersOf),
    };
  });
  const source = { ...rest, models: opened };
  let [known, scores] = ["", opened[0].scores];
  return (state) => {
    const model = opened[state.model];
    const key = `${state.model} ${state.amount} ${state.map}`;
    if (known !== key)
      [known, scores] = [key, model.scores.map((row) => row.map((score) => scaled(model, state, score)))];
    const line = scaled(model, state, state.line);
    return {
      state,
      source,
      model,
      scores,
      line,
      over: scores.map((row) => row.reduce((n, score) => n + Number(score >= line), 0)),
    };
  };
}

/**
 * What each map makes of a cosine (lib/cosine_lab/lessons/threshold/state.py).
 * @type {((model: Model, score: number) => number)[]}
 */
export const MAPS = [
  ({ least, most }, score) => (score - least) / (most - least),
  ({ platt: [slope, bias] }, score) => 1 / (1 + Math.exp(-slope * score - bias)),
  ({ isotonic: [at, share] }, score) => {
    const k = at.findIndex((each) => each >= score);
    if (k <= 0 || at[k] === score) return share[k < 0 ? share.length - 1 : k];
    // rounding turns no pair round
    return Math.min(share[k], share[k - 1] + ((share[k] - share[k - 1]) * (score - at[k - 1])) / (at[k] - at[k - 1]));
  },
];

/**
 * From a cosine a part of the way to what the map makes of it. @param {Model} model
 * @param {Pick<State, "amount" | "map">} state @param {number} score
 */
export const scaled = (model, { amount, map }, score) =>
  (1 - amount) * score + (amount && amount * MAPS[map](model, score));

/**
 * The smallest cosine that comes so far, by halving; no map falls. @param {Model} model
 * @param {Pick<State, "amount" | "map">} state @param {number} score
 */
export function cosineOf(model, state, score) {
  let [low, high] = [-1, 1];
  for (let k = 0; k < HALVINGS; k += 1) {
    const middle = (low + high) / 2;
    if (scaled(model, state, middle) < score) low = middle;
    else high = middle;
  }
  return high;
}
