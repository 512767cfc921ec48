// Written by `python -m tests.makers.make_vocabulary` from lib/lessons/measures; to be changed there.

export interface Vocabulary {
  panels: {
    "amount": {};
    "cosine-row": {};
    "difference-row": {};
    "distance-row": {};
    "move-sentence": {};
    "tie-row": {};
    "verdicts": {};
  };
  layers: "destinations" | "measured";
  actions: "by-rescaling" | "by-rotation" | "by-shear" | "by-translation";
}
