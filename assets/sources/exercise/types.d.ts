// What the modules of this folder hand one another.

import type { Comparison, Scale } from "../../lab/story/types.js";

export type Exercise = {
  question: string;
  choices: { text: string; holds: Comparison }[];
  scale: Scale | null;
  goal: Comparison[];
  hidden: string[];
};
export type Bar = { title: string; count: number; true?: boolean; exactly?: string };
