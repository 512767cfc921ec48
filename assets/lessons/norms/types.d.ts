// What the modules of this folder hand one another.

export type Both = { before: number | null; after: number | null };
export type Point = readonly number[];
export type State = {
  labels: string[];
  vectors: number;
  query: number;
  remedy: number;
  amount: number;
  measure: number;
  k: number;
  alpha: number;
  weight: number;
  slope: number;
};
/**
 * lists: the ten nearest of each word; places: of each word those of its list before any remedy, and those that the
 * ten nearest before get; scores: of the nearest
 */
export type After = {
  lists: number[][];
  places: number[][][];
  scores: number[][];
  within: (number | null)[];
  rated: (number | null)[];
  rho: number | null;
  mean: number;
  skewness: number | null;
  unlisted: number;
  hubs: number[];
  votes: number[];
};
/**
 * mean: its length; drawn: words by how far along the mean they go and how far off its line they are; lists: that
 * each is in; hub: the most popular of them, near: cosines with it, place: its place by angle to the mean, all: its
 * mean cosine with all others; usual: how many lists nine in ten words are in at most; means,
 * hubs, most: as zero moves to the mean, step by step, the mean cosine of all pairs, the most popular word and its lists
 */
export type Cloud = {
  mean: number;
  drawn: number[][];
  lists: number[];
  hub: number;
  usual: number;
  near: number[];
  place: number;
  all: number;
  means: number[];
  hubs: number[];
  most: number[];
};
/** rated: words with pairs enough; pairs: rated ones of each word; ways: of the rated words, in the model of the story */
export type Model = {
  title: string;
  rated: number[];
  pairs: (number | null)[];
  after: After[];
  cloud: Cloud;
  ways: Order[];
};
/**
 * words: rated with one word, the most related first; places: theirs, the same where they are rated alike; own: its square, its product with the mean, that one's square;
 * products: of each of them with it and with the mean, and its square
 */
export type Order = { words: number[]; places: number[]; own: number[]; products: number[][] };
/** remedies, measures: their keys; old: keys of views by what links called them */
export type Source = {
  names: string[];
  queries: number[];
  raw: number;
  count: number;
  models: Model[];
  remedies: string[];
  measures: string[];
  old: Record<string, string>;
  desk: Desk;
};
/** A word that is near, with its places before and after, 0 where it has none, and its score after */
export type Near = { word: string; from: number; to: number; score: number };
export type Lists = { was: Near[]; now: Near[] };
/** What has become of a word that is looked up; like: words spelt like it */
export type Answer =
  | { status: "pending" | "failed" }
  | { status: "unlisted"; like: string[]; lists?: Lists }
  | { status: "done"; word: string; lists: Lists };
/**
 * word: that is typed, "" for one of the story's; here: whether any can be looked up; rows: a table after a remedy;
 * counts: of all words
 */
export type Desk = {
  word: string;
  here: boolean;
  guided: () => boolean;
  open: (
    load: import("../../lab/types.js").Loads | null,
    doing: { renew: () => void; tell: (share: number) => void },
  ) => void;
  rows: (state: State) => Promise<readonly ArrayLike<number>[]>;
  counts: (state: State) => Promise<{ all: All; model: Counts; words: string[] }>;
  answer: (state: State) => Answer | null;
};
export type Spread = {
  votes: string;
  bars: number[];
  norm: number;
  isotropy: number;
  mean: number;
  std: number;
  least: number;
  greatest: number;
};
/** people: ratings, remedy, components, ρ, pairs, ρ within a query, queries */
export type Counts = {
  axes: string[];
  spreads: Spread[];
  ratings: string[];
  version: string;
  people: [string, string, number, number, number, number, number][];
};
export type All = {
  ranks: string;
  zhou: {
    lines: Record<string, number[]>;
    cosine: number[];
    people: number[];
    error: number;
    threshold: Record<string, number>;
  };
};
/**
 * what is seen from there: at: how far along the mean it is; length, cosine: of the word that is the hub at first,
 * with the mean
 */
export type Zero = {
  share: number;
  at: number;
  mean: number;
  hub: number;
  most: number;
  length: number;
  cosine: number;
};
/**
 * was, now: the ten nearest before and after; word: whose they are; told: its number among the story's words; shown:
 * by which remedy and measure
 */
export type Scene = {
  answer: Answer | null;
  word: string;
  told: number | null;
  shown: { remedy: string; measure: string };
  state: State;
  source: Source;
  model: Model;
  before: After;
  after: After;
  was: Near[];
  now: Near[];
  zero: Zero;
};
export type NormsLab = import("../../lab/types.js").Lab<Scene>;
