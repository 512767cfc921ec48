// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/rankings; to be changed there.

export interface Vocabulary {
  panels: {
    "differences": {};
    "nearer": { label: number; near: number; far: number };
    "order-asked": {};
    "ranking-here": {};
    "ranking-sphere": {};
    "rankings": {};
    "rankings-by-dimension": {};
    "rankings-sentence": {};
    "tie-lines": {};
  };
  layers: "contradiction" | "rankings";
  actions: "bring-nearer" | "impossible-order" | "lift" | "possible-order" | "shorten" | "turn-lines";
}
