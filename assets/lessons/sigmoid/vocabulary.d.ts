// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/sigmoid; to be changed there.

export interface Vocabulary {
  panels: {
    "label-sets": {};
    "proof": {};
    "score": {};
    "set-count": {};
    "set-sphere": {};
    "sets-by-dimension": {};
    "sets-sentence": {};
    "sheppard": {};
  };
  layers: "cloud" | "score";
  actions: "cross-line" | "longer" | "translate-labels" | "turn-arrow";
}
