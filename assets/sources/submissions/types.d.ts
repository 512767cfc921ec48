// What the modules of this folder hand one another.

import type { Sure } from "../../lab/story/types.js";

/**
 * link: path and query of the state reached, its exercise in `x`; answer: number of the choice or the number that
 * was bet, null where the bet was skipped; reached: null where there was no goal
 */
export type Work = {
  link: string;
  answer: string | number | null;
  sure: Sure | null;
  reached: boolean | null;
  seconds: number;
  name: string;
};
/** slug: "" for the first page */
export type Submission = Omit<Work, "link"> & { slug: string; asked: URLSearchParams };
/** Reached, not reached, said to be reached and not, a goal that cannot be checked, no goal */
export type Verdict = "reached" | "open" | "forged" | "unchecked" | "no-goal";
/** A text that is not counted, and why */
export type Omission = { source: string; why: string | import("../../lab/refused.js").Refused };
/** A text, where it came from, and whose it is where a name stands beside its code */
export type Source = { source: string; read: () => Promise<string>; name?: string };
/** A lesson as a link finds it, the state aside */
export type Place = [slug: string, asked: Record<string, string>];
/** A lesson, and what its page lets a state hold; or why there is none */
export type Result = {
  lesson?: import("../../lab/types.js").Opened;
  within?: Record<string, [any, any]>;
  why?: string;
};
/**
 * parameters: what a link may ask of each lesson besides the state; editions: of the forms of the concept inventory,
 * where it can be read here
 */
export type Lessons = {
  parameters: Record<string, string[]>;
  editions?: Record<string, string>;
  ask: (places: Place[]) => Promise<Result[]>;
  /** The links of a session's homework */
  homework?: (session: string) => Promise<string[]>;
};
/** A form of the concept inventory; answers: by question, null where it was left out */
export type Sheet = { form: string; when: string; answers: (number | null)[]; name: string; seconds: number };
/** The concept inventory: means: what each answer stands for, `right` or a belief */
export type Inventory = {
  words: Record<string, string>;
  beliefs: Record<string, string>;
  editions: Record<string, string>;
  forms: Record<string, { ask: string; answers: string[]; means: string[] }[]>;
};
