// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/measures; to be changed there.

export interface Vocabulary {
  panels: {
    "amount": {};
    "candidates": {};
    "move-sentence": {};
    "reported": {};
    "tie-products": {};
    "verdicts": {};
  };
  layers: "destinations" | "measured" | "tying";
  actions: "by-rescaling" | "by-rotation" | "by-shear" | "by-translation";
}
