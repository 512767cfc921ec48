// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/train_again; to be changed there.

export interface Vocabulary {
  panels: {
    "agree": {};
    "answers": {};
    "overlay": {};
    "runs": {};
    "said": {};
  };
  actions: "lay-over" | "show-last" | "squeeze" | "train" | "train-all";
}
