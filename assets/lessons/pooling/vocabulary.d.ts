// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/pooling; to be changed there.

export interface Vocabulary {
  panels: {
    "arrows": {};
    "cosines": {};
    "grid": {};
    "noise-controls": {};
    "noise-numbers": {};
    "noise-sentence": {};
  };
  actions: "keep-greatest" | "keep-mean" | "mean-below-zero" | "no-mean";
}
