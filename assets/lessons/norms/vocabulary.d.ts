// Written by `python -m tools.make_vocabulary` from lib/lessons/norms; to be changed there.

export interface Vocabulary {
  panels: {
    "agreement": { readings?: readonly string[] };
    "changed": { readings?: readonly string[] };
    "hubs": { readings?: readonly string[] };
    "lists": { readings?: readonly string[] };
    "pairs": { readings?: readonly string[] };
    "people": { readings?: readonly string[] };
    "rated": { readings?: readonly string[] };
    "whole": { readings?: readonly string[] };
  };
  actions: "centre";
}
