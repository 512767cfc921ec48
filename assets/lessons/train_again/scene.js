/**
 * What a state looks like: the runs so far, one digit's neighbours in each, and the last run on its way over the first.
 *
 * @typedef {{labels: string[], run: number, digit: number, lay: number}} State
 * @typedef {readonly number[]} Point
 * @typedef {{first: Point[], own: Point[], laid: Point[]}} Laid of the first run; of the other by itself, and laid over
 * @typedef {"inputs" | "rows"} Kind @typedef {"rows" | "centred" | "outputs"} Table
 * @typedef {{
 *   runs: {accuracy: number, cosines: number[][], unlike: number[]}[], images: number, pairs: Record<Kind, Laid>[], before: number[][],
 *   means: Record<Table | "predictions" | "nearest", number>, tables: Record<Table, number[][]>,
 * }} Source before: by run and digit, the share that the first run reads as before with that one row; unlike: of all images those that it reads otherwise than the first run; means: over all pairs of runs; tables: 45 numbers a run
 * @typedef {{state: State, source: Source, nearest: number[], other: number, drawn: Record<Kind, {first: Point[], now: Point[], apart: number}>}} Scene
 *   nearest: to the digit, run by run; other: the run that is laid over, the second one where there is only one
 */

/** @param {State} state @param {Source} source @returns {Scene} */
export function solve(state, source) {
  const other = Math.max(state.run, 1);
  const pair = source.pairs[other - 1];
  return {
    state,
    source,
    nearest: source.runs.map(({ cosines }) => nearestTo(cosines, state.digit)),
    other,
    drawn: { inputs: between(pair.inputs, state.lay), rows: between(pair.rows, state.lay) },
  };
}

/** @param {number[][]} cosines @param {number} digit */
function nearestTo(cosines, digit) {
  const others = cosines[digit].map((each, k) => (k === digit ? -Infinity : each));
  return others.indexOf(Math.max(...others));
}

/** So far on the way; apart: the distance that is left, as a share of how far the first run's digits spread. @param {Laid} of @param {number} lay */
function between({ first, own, laid }, lay) {
  const now = own.map((p, k) => p.map((each, axis) => (1 - lay) * each + lay * laid[k][axis]));
  const left = first.map((p, k) => Math.hypot(p[0] - now[k][0], p[1] - now[k][1]));
  return { first, now, apart: Math.hypot(...left) / Math.hypot(...first.flat()) };
}
