// Written by `python -m tools.make_vocabulary` from lib/lessons/pooling; to be changed there.

export interface Vocabulary {
  panels: {
    "arrows": {};
    "common-mean": {};
    "cosines": {};
    "grid": {};
  };
  actions: "keep-greatest" | "keep-mean" | "mean-below-zero";
}
