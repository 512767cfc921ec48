// What the modules of this folder hand one another.

export type Both = { before: number | null, after: number | null };
export type Point = readonly number[];
export type State = { labels: string[], vectors: number, query: number, remedy: number, amount: number };
/**
 * lists: the ten nearest of each word; places: of each word those of its list before any remedy, and those that the
 * ten nearest before get
 */
export type After = {
  lists: number[][];
  places: number[][][];
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
 * each is in; hub: the most popular of them, place: its place by angle to the mean, all: its mean cosine with all
 * others; means, hubs, most: as zero moves to the mean, step by step, the mean cosine of all pairs, the most
 * popular word and its lists
 */
export type Cloud = {
  mean: number;
  drawn: number[][];
  lists: number[];
  hub: number;
  place: number;
  all: number;
  means: number[];
  hubs: number[];
  most: number[];
};
/** rated: words with pairs enough; pairs: rated ones of each word */
export type Model = { title: string, rated: number[], pairs: (number | null)[], after: After[], cloud: Cloud };
export type Source = {
  names: string[];
  queries: number[];
  raw: number;
  count: number;
  models: Model[];
  remedies: { title: string, list: string }[];
};
/** A word that is near, with its places before and after, 0 where it has none */
export type Near = { word: number, from: number, to: number };
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
/** was, now: the ten nearest before and after */
export type Scene = {
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
