// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/words; to be changed there.

export interface Vocabulary {
  panels: {
    "choices": {};
    "line": {};
    "moved": {};
    "saying": {};
    "scores": {};
    "trained": {};
    "untrained": {};
    "views": {};
  };
  actions: "add-outlier" | "add-stranger" | "in-common" | "line-at-nearest" | "low-tau";
}
