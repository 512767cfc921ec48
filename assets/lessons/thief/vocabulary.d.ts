// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/thief; to be changed there.

export interface Vocabulary {
  panels: {
    "answer": {};
    "api": {};
    "known": {};
    "misfit": {};
    "rank": {};
    "theft-sentence": {};
    "widened": {};
  };
  layers: "ellipses" | "hidden-hull" | "stolen";
  handles: "stretch";
  actions: "move-origin" | "round" | "steal" | "stretch";
}
