// Written by `python -m tools.make_vocabulary` from lib/lessons/words; to be changed there.

export interface Vocabulary {
  panels: {
    "all-pairs": {};
    "ends": {};
    "moved": {};
    "nearest": {};
    "order": {};
    "scaled": {};
    "scores": {};
  };
  actions: "add-outlier";
}
