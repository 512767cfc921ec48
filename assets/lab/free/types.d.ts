// What the modules of this folder hand one another.

import type { Comparison } from "../story/types.js";

export type Free = import("../types.js").Lab<any>;
export type Wanted = {
  reading: string;
  relation: Comparison[1];
  value: number;
  within?: number;
  unit?: "number" | "count" | "share" | "answer";
};
export type Task = {
  challenge: { key: string; goal: readonly Wanted[]; start: Record<string, any>; solved: Record<string, any> };
  title: string;
  hint: string;
  why?: string;
  names: readonly string[];
};
/** start: fields over the surface's defaults; query: choices of the page */
export type Try = { key: string; start: Record<string, any>; query?: Record<string, string> };
export type TrySentences = { attempt: Try; does: string; see: string };
