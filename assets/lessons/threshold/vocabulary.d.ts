// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/threshold; to be changed there.

export interface Vocabulary {
  panels: {
    "beside-line": {};
    "dots": {};
    "line-models": {};
    "parted": {};
    "rates": {};
    "stretch": {};
  };
  actions: "both-even" | "narrow-model" | "spread-out";
}
