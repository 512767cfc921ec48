/**
 * What a state looks like: the runs so far, one digit's neighbours in each, and the first run's row of 3 on its way to the last's.
 *
 * @typedef {{labels: string[], run: number, digit: number, lay: number}} State
 * @typedef {"rows" | "centred" | "outputs"} Table
 * @typedef {{row: number[], far: number, images: number[][]}} Swap lib/lessons/train_again/model.py
 * @typedef {{
 *   runs: {accuracy: number, cosines: number[][], unlike: number[]}[], images: number, swap: Swap,
 *   means: Record<Table | "predictions" | "nearest", number>, tables: Record<Table, number[][]>,
 * }} Source unlike: of all images those that it reads otherwise than the first run; means: over all pairs of runs; tables: 45 numbers a run
 * @typedef {{state: State, source: Source, nearest: number[], tip: number[], turned: number | null, leads: number[]}} Scene
 *   nearest: to the digit, run by run;
 *   tip: of the row now; turned: its cosine with where it was; leads: image by image, its logit now less the largest other one
 */

import { cosine } from "../../lab/maths/vectors.js";

/** @param {State} state @param {Source} source @returns {Scene} */
export function solve(state, source) {
  const { row, far, images } = source.swap;
  const tip = [row[0], row[1] + state.lay * far];
  return {
    state,
    source,
    nearest: source.runs.map(({ cosines }) => nearestTo(cosines, state.digit)),
    tip,
    turned: cosine(row, tip),
    leads: images.map(([, up, lead]) => lead + state.lay * far * up),
  };
}

/** @param {number[][]} cosines @param {number} digit */
function nearestTo(cosines, digit) {
  const others = cosines[digit].map((each, k) => (k === digit ? -Infinity : each));
  return others.indexOf(Math.max(...others));
}
