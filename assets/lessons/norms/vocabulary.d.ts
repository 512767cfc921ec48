// Written by `python -m tools.make_vocabulary` from lib/lessons/norms; to be changed there.

export interface Vocabulary {
  panels: {
    "agreement": {};
    "choices": {};
    "hubs": {};
    "lists": {};
    "pairs": {};
    "people": {};
    "rated": {};
    "saying": {};
  };
  actions: "centre";
}
