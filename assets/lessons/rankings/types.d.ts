// What the modules of this folder hand one another.

import type { View } from "../../plane/view.js";

export type Order = ReturnType<typeof import("./order.js").createOrder>;
export type Cosines = (number | null)[][];
export type Region = { from: number; to: number; polygon: number[][]; ranking: number[] };
/** Where a name goes, and whether it has room there */
export type Spot = { at: readonly number[]; turn: number; fits: boolean; crowded?: boolean };
/** A region as it was drawn last */
export type Drawn = { region: Region; name: string; spot: Spot; line: number[][] };
/** letter: pixels */
export type Place = {
  origin: readonly number[];
  view: View;
  letter: number;
  taken: readonly (readonly number[])[];
  named: readonly (readonly number[])[];
  words: string[];
};
/**
 * Rankings that can occur now, those of the original that cannot any more and those that could not before; two
 * labels with one unembedding, which always tie, or null; labels that win nowhere
 */
export type Feasible = {
  now: number[][];
  gone: number[][];
  fresh: number[][];
  keys: Set<string>;
  twins: number[] | null;
  never: number[];
};
/**
 * The order that the reader has put the labels in, how many have been tried, and in how many ways its gaps lay about
 * zero
 */
export type Visit = { order: readonly number[]; tried: number; signs: number };
export type Rows = readonly (readonly number[])[];
