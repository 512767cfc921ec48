// What the modules of this folder hand one another.

export type PairNow = {
  i: number;
  j: number;
  cosine: number | null;
  least: number;
  greatest: number;
};
export type Pairs = ReturnType<typeof import("./panels.js").createPairs>;
