// What the modules of this folder hand one another.

export type PairNow = {
  i: number;
  j: number;
  cosine: number | null;
  least: number;
  greatest: number;
  opposed: boolean;
};
export type Pairs = ReturnType<typeof import("./panels.js").createPairs>;
/** How many pairs have been opposite under translations of the model on show */
export type Visit = { opposed: number };
