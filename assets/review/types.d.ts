// What the modules of this folder hand one another.

import type { Point } from "../lab/maths/vectors.js";
import type { Random, Values } from "../lab/types.js";

/** again: the address of the step where it was seen; practice: what to do with it */
export type ReviewLesson = { title: string; again: string; practice: string };
export type Data = {
  words: Record<string, string>;
  language: string;
  lessons: Record<string, ReviewLesson>;
  home: string;
  tokens: import("../lab/types.js").Tokens;
};
export type Desk = { data: Data; say: import("../lab/types.js").Text; root: HTMLElement };
/** A text by its key, with its values */
export type Sentence = [key: string, values: Values];
/** said: what is told to whoever has chosen it */
export type Choice = { text: Sentence; said: Sentence; right: boolean };
export type Table = { head: Sentence[]; rows: (string | Sentence)[][] };
export type Arrow = { name: string; at: Point };
/** lead: the arrow that is dragged; origin: where arrows begin, unless that is dragged */
export type Figure = { arrows: Arrow[]; mean?: Point; lead?: number; moved?: "arrow" | "origin" | "x"; origin?: Point };
/** What is put somewhere, one place where that is right, and what is told of a place */
export type Place = { start: Point; solved: Point; goal: (p: Point) => boolean; said: (p: Point) => Sentence };
/**
 * Why the right answer is right: the reason, and beliefs by the step of a story that corrects each, `lesson.beat`, with
 * whether
 * they hold in what is shown; asked, told: in place of the problem's own question and of what is told of its answer;
 * state: what cannot be seen, for tests
 */
export type Reasons = {
  right: string;
  beliefs: Record<string, { id: string; holds: boolean }>;
  values?: Values;
  asked?: Sentence;
  told?: Sentence;
  state?: unknown;
};
export type Problem = {
  asked: Sentence;
  why: Sentence;
  choices: Choice[];
  place?: Place;
  table?: Table;
  figure?: Figure;
  reasons?: Reasons;
};
/** null: these numbers make none */
export type Maker = (random: Random, names: readonly string[]) => Problem | null;
/** tries: answers given; right: whether one of them was, by the reader alone */
export type Result = { tries: number; right: boolean };
export type Visit = { seed: string; results: Record<string, Result> };
export type Drawn = { root: SVGElement; put: (p: Point) => void; freeze: (on: boolean) => void };
export type Looks = { tokens: import("../lab/types.js").Tokens; say: import("../lab/types.js").Text };
