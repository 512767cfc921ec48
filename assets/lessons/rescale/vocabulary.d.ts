// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/rescale; to be changed there.

export interface Vocabulary {
  panels: {
    "products": {};
    "reach": {};
    "rule": { matrix: string };
    "triple": {};
  };
  layers: "areas" | "basis";
  handles: "axis-1" | "axis-2" | "basis-1" | "basis-2" | "corner-1" | "corner-2";
  actions: "make-cosine-by-linear" | "make-cosine-by-scaling" | "stretch" | "undo-move";
}
