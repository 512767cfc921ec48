// What the modules of this folder hand one another.

import type { Comparison, Scale, Story } from "../story/types.js";
import type { Text } from "../types.js";

export type Exercise = {
  question: string;
  choices: { text: string, holds: Comparison }[];
  scale: Scale | null;
  goal: Comparison[];
  hidden: string[];
};
export type Bar = { title: string, count: number, true?: boolean };
export type Told = { story: Story | null, text: Text };
