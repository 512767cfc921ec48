// Written by `python -m tools.make_vocabulary` from lib/lessons/sigmoid; to be changed there.

export interface Vocabulary {
  panels: {
    "label-sets": {};
    "proof": {};
    "set-count": {};
    "set-sphere": {};
    "sets-by-dimension": {};
    "sets-sentence": {};
    "sheppard": {};
  };
  layers: "cloud";
  actions: "longer" | "translate-labels" | "turn-arrow";
}
