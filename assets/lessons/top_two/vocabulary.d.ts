// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/top_two; to be changed there.

export interface Vocabulary {
  panels: {
    "both-lists": {};
    "documents": {};
    "lead-sentence": {};
    "leaders": {};
    "peaks": {};
    "placing": {};
    "weakest": {};
  };
  layers: "leads";
  handles: "query";
  actions: "all-ten" | "hundred" | "on-both" | "on-curve" | "tie-pair";
}
