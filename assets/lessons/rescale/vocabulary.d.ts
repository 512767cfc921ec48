// Written by `python -m tools.make_vocabulary` from lib/lessons/rescale; to be changed there.

export interface Vocabulary {
  panels: {
    "reach": {};
    "rule": {};
    "triple": {};
  };
  layers: "basis";
  handles: "axis-1" | "axis-2" | "basis-1" | "basis-2";
  actions: "make-cosine-by-linear" | "make-cosine-by-scaling" | "undo-move";
}
