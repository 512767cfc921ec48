// What the modules of this folder hand one another.

import type { Exercise } from "../exercise/types.js";

export type Go = (step: Step, at: number) => void;
/**
 * asked: what the link asks of the page; an exercise without a question leaves the word to the lesson's own step,
 * or to the heading; then: the state in which the move of the step ends, as a link asks for it
 */
export type Step = {
  heading: string;
  slug: string;
  asked: [string, string][];
  exercise: Exercise;
  then?: [string, string][];
  notes: string;
};
export type Talk = { title: string; about: string; steps: Step[] };
/** key: in the words of the page /talk, or of exercises */
export type Fault = { key: string; line: number; values: import("../../lab/types.js").Values };
/** Of one page */
export type Known = {
  readings: Record<string, [low: number | null, high: number | null, unit: string, words: string]>;
  choices: Record<string, string[]>;
  free: string[];
  own: string[];
  parts: string[];
  fields: Record<string, Partial<import("../../lab/types.js").Field>>;
  stories: { asked: Record<string, string>; beats: string[]; labels: string[]; named: Record<string, string[]> }[];
};
export type Named = Pick<import("../exercise/types.js").Exercise, "choices" | "scale" | "goal" | "hidden">;
/** A step while its lines are read; the very first holds what stands before all steps */
export type Draft = {
  line: number;
  heading: string;
  slug: string | null;
  asked: [string, string][];
  said: string[];
  exercise: import("../exercise/types.js").Exercise;
  then: [string, string][] | null;
  notes: string[] | null;
};
export type ReaderState = {
  pages: readonly string[] | null;
  faults: Fault[];
  head: Draft;
  titled: boolean;
  drafts: Draft[];
  steps: Step[];
  known: Record<string, Known>;
};
