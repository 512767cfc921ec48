// What the modules of this folder hand one another.

import type { Point } from "../lab/maths/vectors.js";
import type { Random, Values } from "../lab/types.js";

/** again: the address of the step where it was seen; practice: what to do with it */
export type ReviewLesson = { title: string, again: string, practice: string };
export type Data = {
  words: Record<string, string>;
  language: string;
  lessons: Record<string, ReviewLesson>;
  home: string;
  tokens: import("../lab/types.js").Tokens;
};
export type Desk = { data: Data, say: import("../lab/types.js").Text, root: HTMLElement };
/** A text by its key, with its values */
export type Said = [key: string, values: Values];
/** said: what is told to whoever has chosen it */
export type Choice = { text: Said, said: Said, right: boolean };
export type Table = { head: Said[], rows: (string | Said)[][] };
export type Arrow = { name: string, at: Point };
/** lead: the arrow that is dragged */
export type Figure = { arrows: Arrow[], mean?: Point, lead?: number, moved?: "arrow" | "origin" | "x" };
/** What is put somewhere, one place where that is right, and what is told of a place */
export type Place = { start: Point, solved: Point, goal: (p: Point) => boolean, said: (p: Point) => Said };
export type Problem = { asked: Said, why: Said, choices: Choice[], place?: Place, table?: Table, figure?: Figure };
/** null: these numbers make none */
export type Maker = (random: Random, names: readonly string[]) => Problem | null;
/** tries: answers given; right: whether one of them was, by the reader alone */
export type Result = { tries: number, right: boolean };
export type Visit = { seed: string, results: Record<string, Result> };
export type Drawn = { root: SVGElement, put: (p: Point) => void, freeze: (on: boolean) => void };
export type Looks = { tokens: import("../lab/types.js").Tokens, say: import("../lab/types.js").Text };
