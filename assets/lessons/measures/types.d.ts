// What the modules of this folder hand one another.

import type { Parts } from "../../lab/maths/types.js";
import type { Rows } from "../../lab/maths/vectors.js";
import type { Random } from "../../lab/types.js";
import type { Scene } from "../../plane/types.js";

/**
 * The largest change of a number, or how many names are in one set only; `undefined`: some value exists before or
 * after only
 */
export type Change = { kept: boolean; change: number; undefined: boolean };
export type Move = {
  key: string;
  at: (W: Rows, t: number) => Parts;
  random: (W: Rows, next: Random) => Parts;
  numbers: (t: number, W: Rows) => Record<string, number>;
  whole?: boolean;
};
export type Model = { W: Rows; X: Float64Array };
export type Value = (number | null)[] | Set<string>;
export type Quantity = { key: string; group: "model" | "measure"; of: (model: Model) => Value };
export type Declared = import("../../lab/types.js").Declared<Scene>;
/**
 * What each move changes of random models, by move and quantity; drawn one move after another; made: the moves that
 * the reader has made
 */
export type Visit = { drawn: readonly (readonly Change[])[]; made: readonly number[] };
