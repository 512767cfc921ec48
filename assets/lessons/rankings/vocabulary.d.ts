// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/rankings; to be changed there.

export interface Vocabulary {
  panels: {
    "differences": {};
    "nearer": { label: number; near: number; far: number };
    "order-asked": {};
    "order-proof": {};
    "ranking-here": {};
    "ranking-sphere": {};
    "rankings": {};
    "rankings-by-dimension": {};
    "rankings-sentence": {};
    "tie-lines": {};
  };
  layers: "alike" | "contradiction" | "rankings";
  actions: "bring-nearer" | "go-round" | "impossible-order" | "lift" | "shorten" | "turn-lines";
}
