// What the modules of this folder hand one another.

/** The word in most lists of ten; how many; the share of words in none */
export type Lists = [string, number, number];
/**
 * The query of the smallest tenth best cosine, that; the one of the largest median, that; how many words reach the
 * tenth there
 */
export type Queries = [string, number, string, number, number];
export type Facts = {
  cuts: number[];
  negative: number;
  mean: number[];
  low: number[];
  high: number[];
  base: number;
  by_cosine: Lists;
  by_dot: Lists;
  by_centred: Lists;
  by_query: Queries;
  rho: number | null;
};
/** Of one word in the other's list; the tenth best cosine there */
export type Place = [number, number];
/** names: of the pair; others: vectors by word; facts: none of vectors that were typed */
export type Model = {
  title: string;
  names: string[];
  a: number[];
  b: number[];
  others: Record<string, number[]>;
  facts?: Facts;
  opposites?: number[][];
  places?: [Place, Place];
};
/** models: the shipped ones, of words; mine: the vectors that were typed */
export type Of = { models: Model[]; mine: Model | null };
export type Columns = Record<string, (m: Model) => Written>;
/** Two numbers: it lies between them */
export type Written = number | number[] | null | undefined;
export type Answer = {
  numbers: Record<string, Written>;
  told?: string;
  texts?: Record<string, string | string[]>;
  columns: Columns;
};
export type Data = Source & {
  words: Record<string, string>;
  language: string;
  count: number;
  /** Where the vectors are, from the page's base */
  vectors: string;
  questions: Question[];
  conventions: Conventions;
  lessons: Record<string, { title: string; tagline: string; at: string }>;
  terms: Terms;
  weights: Weights;
};
/** idle: words that tell nothing; synonyms: for one word */
export type Terms = { idle: string; synonyms: Record<string, string[]> };
/**
 * bias: of each entry; words: by word or pair of words, entries by their place and their weights; scale: what all of
 * these are divided by
 */
export type Weights = { entries: string[]; scale: number; bias: number[]; words: Record<string, [number, number][]> };
export type Component = {
  data: Data;
  parentElement: HTMLElement | ShadowRoot;
  setTriggerValue: (name: string, value: unknown) => void;
};
/**
 * rows: of questions and lessons, by key; find: entries that fit, the best first; panel: the open one's, made of what
 * `sign` says; linked: the question of the link, which stands first
 */
export type Desk = {
  component: Component;
  root: HTMLElement;
  list: HTMLElement;
  note: HTMLElement;
  status: HTMLElement;
  search: HTMLInputElement;
  pair: HTMLInputElement[];
  rows: Map<string, HTMLElement>;
  panel: { key: string; sign: string; root: HTMLElement } | null;
  open: string | null;
  linked: string | null;
  look: ReturnType<typeof import("./lookup.js").createLookup>;
  find: (typed: string) => string[];
};
export type Sent = Omit<Facts, "cuts" | "mean" | "low" | "high"> &
  Record<"cuts" | "mean" | "low" | "high", string> & {
    vectors: Record<string, string>;
  };
/** house: the pair that answers are about until another can be read */
export type Source = {
  models: Record<string, Sent>;
  opposites: string[];
  house: House;
};
export type House = { words: string[]; places: Record<string, Model["places"]> };
/** What is known of a pair of words; share: of what is loaded for it, where that is much */
export type Looked =
  | { status: "pending"; share: number | null }
  | { status: "failed" }
  | { status: "missing"; word: string; chinese: boolean; listed: number }
  | {
      status: "there";
      words: string[];
      rows: { language: "en" | "zh"; row: number }[];
      chinese: boolean;
      vectors: Record<string, number[][]>;
      places?: House["places"];
    };
export type Typed =
  | {
      word: string;
    }
  | { values: number[] }
  | { fault: string; told?: Record<string, string | number> };
/** own: what the asker typed, where it can be read */
export type Query = Of & { own: string[] | null };
export type Knob = { at: number; from: number; to: number };
/** seen: the lesson and the step that show why; without a lesson, another question */
export type Question = { key: string; seen?: [string, string]; knob?: Knob };
export type Score = { key: string; source: string; call: string; form: string; better: string; length: string };
export type Conventions = {
  sources: Record<string, { version: string; title: string; url: string }>;
  /** How a score comes of two vectors, and a cosine of a score s */
  forms: Record<string, string[]>;
  scores: Score[];
};
