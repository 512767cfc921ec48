// What the modules of this folder hand one another.

/**
 * address: of the lesson; task: of it as homework; data: what its page is sent, or the files of that; ask: what its
 * teacher asks, where its story asks nothing; why: the steps
 * that show the reason; board: sentences to write on it; homework: an exercise and what solves it, as parameters of
 * a link; steps: their numbers in the talk
 */
export type Handouts = {
  slug: string;
  title: string;
  minutes: number;
  address: string;
  task: string;
  module: import("../lab/types.js").Module | null;
  data: any;
  ask: string;
  wrong: string;
  why: string[];
  board: string[];
  steps: Record<string, number>;
  exam: { ask: string; answer: string } | null;
  homework: { title: string; hint: string; asked: string; solved: string } | null;
};
export type Sheet = Omit<Handouts, "module" | "data" | "ask" | "why"> & {
  questions: Question[];
  picture: Picture | null;
  move: Move | null;
};
/** Arrows, or what a lesson draws in their place */
export type Drawn = import("../lab/types.js").Sketch & { labels?: string[]; rows?: Points };
export type Move = { from: Drawn; to: Drawn };
/**
 * inventory: and where students take it, and a room does; talk: the file of the talk of a session, where the lessons
 * are its own
 */
export type Data = {
  sheets: Handouts[];
  words: Record<string, string>;
  language: string;
  tokens: import("../lab/types.js").Tokens;
  inventory: import("../sources/submissions/types.js").Inventory & { address: string; wall?: string };
  talk?: string;
};
export type Points = readonly (readonly number[])[];
/**
 * hidden: arrows that a first bet asks about before it shows them; lined: the label whose line is drawn, where a lesson
 * draws one for each
 */
export type Picture = {
  labels: string[];
  rows: Points;
  points: Points;
  hidden: readonly number[];
  lined: number | null;
};
/** What came of it; what wrong answers overlook, with these */
export type Reason = { answers: string[]; said: string };
/** truth: null where it is seen in the lesson alone */
/** hands: values of a number to raise hands for */
export type Question = {
  step?: string;
  ask: string;
  choices: string[];
  hands: string[];
  truth: string | null;
  reasons: Reason[];
};
export type Place = ReturnType<typeof import("./address.js").createAddress>;
