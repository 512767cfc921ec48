// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/centre; to be changed there.

export interface Vocabulary {
  panels: {
    "neighbours": {};
    "rivals": { label: number };
    "switches": {};
    "tie-sentence": {};
  };
  layers: "graphs" | "input" | "marks" | "sweep";
  handles: "even" | "mean";
  actions: "centre-it" | "pull-in" | "turn-over" | "turn-x" | "unit-it";
}
