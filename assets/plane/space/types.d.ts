// What the modules of this folder hand one another.

import type { Region, Vector } from "../../lab/maths/types.js";
import type { Rows } from "../../lab/maths/vectors.js";

/** A named direction */
export type Mark = { label: number; at: readonly number[] };
/**
 * how a lesson cuts the sphere: how the keys of its words begin; the circles' normals, of at most so many labels;
 * the most regions that are listed, how many there can be, and in how many dimensions that is told; regions by
 * their key, named and coloured; whose colours a circle has; marks;
 * from where a story sees it
 */
export type Kind = {
  words: { sphere: string; counts: string };
  normals: (rows: Rows) => number[][];
  most: number;
  listed: number;
  formula: (n: number, d: number) => number;
  every: (n: number) => number;
  dimensions: (n: number) => number;
  key: (signs: string, n: number) => string;
  name: (key: string, labels: readonly string[]) => string;
  short: (key: string, labels: readonly string[]) => string;
  fill: (key: string, tokens: import("../../lab/types.js").Tokens) => string;
  strokes: (n: number) => readonly (readonly number[])[];
  marks: (cut: Cut) => Mark[];
  from?: (lab: import("../types.js").Lab) => Turn | null;
};
/** Rows and normals in three dimensions */
export type Cut = { rows: Rows; normals: Rows; regions: (Region & { key: string })[] };
export type Drawing = (cut: Cut, look: Look) => void;
/** letter: pixels */
export type Look = { width: number; height: number; turn: Turn; letter: number; labels: readonly string[] };
/** Pixels of what is in front, and the circles' normals as seen */
export type Eye = { at: (p: readonly number[]) => number[]; radius: number; normals: number[][] };
/** in radians: from where it is seen */
export type Turn = { azimuth: number; elevation: number };
/** To the right, upwards, towards the reader */
export type Axes = readonly [Vector, Vector, Vector];
/** From where it is seen, whether a reader has turned it so, and its width and height */
export type SphereState = { turn: Turn; own: boolean; size: number[] };
