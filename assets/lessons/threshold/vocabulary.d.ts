// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/threshold; to be changed there.

export interface Vocabulary {
  panels: {
    "beside-line": { two?: boolean };
    "dots": { two?: boolean };
    "frequent": {};
    "line-models": {};
    "parted": {};
    "rates": {};
    "stretch": {};
  };
  actions: "all-strangers" | "few-opposites" | "narrow-model" | "precise-line" | "spread-out";
}
