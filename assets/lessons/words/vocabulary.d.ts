// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/words; to be changed there.

export interface Vocabulary {
  panels: {
    "choices": {};
    "line": {};
    "moved": {};
    "order": {};
    "saying": {};
    "scores": {};
    "trained": {};
    "views": {};
  };
  actions: "add-outlier" | "low-tau";
}
