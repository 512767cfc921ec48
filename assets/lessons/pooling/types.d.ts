// What the modules of this folder hand one another.

import type { Moments, Table } from "../../lab/maths/types.js";

export type PoolingLab = import("../../lab/types.js").Lab<Scene>;
export type Size = { width: number; height: number };
export type State = {
  labels: string[];
  pool: number;
  side: number;
  mu: number;
  dimension: number;
  seed: number;
  swept: number;
};
/** Moments of what a patch leaves of N(0, 1), from side 1 upwards */
export type Problem = { rows: number; moments: { max: Moments[]; mean: Moments[] } };
export type Cosines = { mean: number; sd: number; counts: Uint32Array; pairs: number };
/** dimension: where the law of that dimension holds exactly */
export type Law = { numberMean: number; numberSd: number; mean: number; sd: number; dimension: number | null };
export type Arrow = readonly number[];
/**
 * Tables without the common mean; kept: what is kept of a patch, as `pool` of the state has it, and nothing of patches
 * before two rows are pooled
 */
export type Scene = {
  state: State;
  kept: number;
  noise: Table;
  left: Table;
  cosines: Cosines;
  raw: Cosines;
  law: Law;
  arrows: Arrow[];
};
