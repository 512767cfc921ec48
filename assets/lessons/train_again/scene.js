/**
 * What a state looks like: the runs so far, one digit's neighbours in each, the first run's row of 3 on its way to the
 * last's, and the last run squeezed.
 *
 * @typedef {{
 *   labels: string[], run: number, digit: number, lay: number, aside: number, squeeze: number, turn: number,
 * }} State
 * @typedef {"rows" | "centred" | "outputs"} Table
 * @typedef {{row: number[], far: number, images: number[][]}} Swap lib/cosine_lab/lessons/train_again/model.py
 * @typedef {{products: number[][], along: number[]}} Gram lib/cosine_lab/lessons/train_again/model.py
 * @typedef {{
 *   runs: {accuracy: number, cosines: number[][], unlike: number[]}[], images: number, swap: Swap,
 *   means: Record<Table | "predictions" | "nearest", number>, grams: Gram[], outputs: number[][],
 * }} Source unlike: of all images those that it reads otherwise than the first run; means: over all pairs of runs;
 * outputs: 45 correlations a run
 * @typedef {{state: State, source: Source, nearest: number[], tip: number[], turned: number | null, leads: number[],
 * tables: Record<Table, [number[], number[]]>}} Scene
 *   nearest: to the digit, run by run;
 * tip: of the row now; turned: its cosine with where it was; leads: image by image, its logit now less the largest
 * other one;
 *   tables: 45 numbers of the first run, and of the last one as it is squeezed
 */

import { cosine } from "../../lab/maths/vectors.js";
import { tableOf } from "./squeeze.js";

/** @param {Source} source @returns {(state: State) => Scene} */
export function createSolver(source) {
  const first = tablesOf(source, 0, 0);
  return (state) => {
    const { row, far, images } = source.swap;
    const tip = [row[0] + state.aside * far, row[1] + state.lay * far];
    const last = tablesOf(source, state.run, state.squeeze);
    return {
      state,
      source,
      nearest: source.runs.map(({ cosines }) => nearestTo(cosines, state.digit)),
      tip,
      turned: cosine(row, tip),
      leads: images.map(([across, up, lead]) => lead + far * (state.aside * across + state.lay * up)),
      tables: {
        rows: [first.rows, last.rows],
        centred: [first.centred, last.centred],
        outputs: [first.outputs, last.outputs],
      },
    };
  };
}

/**
 * The outputs stay as they are: what hidden vectors lose, rows gain. @param {Source} source @param {number} run
 * @param {number} squeeze @returns {Record<Table, number[]>}
 */
function tablesOf({ grams, outputs }, run, squeeze) {
  return {
    rows: tableOf(grams[run], squeeze, false),
    centred: tableOf(grams[run], squeeze, true),
    outputs: outputs[run],
  };
}

/** @param {number[][]} cosines @param {number} digit */
function nearestTo(cosines, digit) {
  const others = cosines[digit].map((each, k) => (k === digit ? -Infinity : each));
  return others.indexOf(Math.max(...others));
}
