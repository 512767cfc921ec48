// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/factorisation; to be changed there.

export interface Vocabulary {
  panels: {
    "gauges": {};
    "heat": {};
    "lines": {};
    "nearest-items": {};
    "numbers": {};
    "penalty": {};
    "spectrum": {};
    "spectrum-controls": {};
    "spectrum-sentence": {};
    "traced": {};
  };
  actions: "bend-far" | "least-penalty" | "weigh-first";
}
