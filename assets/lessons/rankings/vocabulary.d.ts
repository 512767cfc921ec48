// Written by `python -m tools.make_vocabulary` from lib/lessons/rankings; to be changed there.

export interface Vocabulary {
  panels: {
    "challenges": { challenges: readonly { key: string; labels: readonly string[]; start: Record<string, any> }[] };
    "differences": {};
    "nearer": { label: number; near: number; far: number };
    "order-asked": {};
    "ranking-here": {};
    "rankings": {};
    "rankings-sentence": {};
  };
  layers: "contradiction" | "rankings";
  actions: "impossible-order" | "possible-order" | "shorten";
}
