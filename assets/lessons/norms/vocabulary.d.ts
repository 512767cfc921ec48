// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/norms; to be changed there.

export interface Vocabulary {
  panels: {
    "agreement": {};
    "cloud": {};
    "hubs": {};
    "lists": {};
    "offered": {};
    "pairs": {};
    "people": {};
    "rated": {};
    "rated-pairs": {};
    "slope": {};
    "summary": {};
    "whole": {};
  };
  actions: "lay-line" | "subtract" | "to-mean";
}
