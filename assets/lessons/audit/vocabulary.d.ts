// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/audit; to be changed there.

export interface Vocabulary {
  panels: {
    "as-sigmoid": {};
    "bring-yours": {};
    "nearest-label": { names: readonly string[]; places: readonly (readonly number[])[]; pair: readonly number[] };
    "pair-numbers": {};
    "point-scores": {};
    "whole-model": { live: { head: "softmax" | "sigmoid"; rows: readonly (readonly number[])[]; points: readonly (readonly number[])[]; axes: readonly (readonly number[])[] } };
  };
  layers: "row-names";
  actions: "drag-zero" | "larger-unit" | "other-nearest";
}
