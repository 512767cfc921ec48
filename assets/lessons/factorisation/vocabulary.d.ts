// Written by `python -m tools.make_vocabulary` from lib/lessons/factorisation; to be changed there.

export interface Vocabulary {
  panels: {
    "heat": {};
    "lines": {};
    "numbers": {};
    "spectrum": {};
  };
  actions: "bend-far" | "weigh-first";
}
