// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/training; to be changed there.

export interface Vocabulary {
  panels: {
    "clock": {};
    "descent-cosine": {};
    "descent-curves": {};
    "descent-numbers": {};
    "descent-run": { actions: readonly string[] };
    "descent-sentence": {};
    "race": {};
  };
  layers: "gradient" | "trail";
  handles: "vector";
  actions: "play-race" | "pull-out" | "step-hundred" | "step-once" | "to-goal" | "turn-aside";
}
