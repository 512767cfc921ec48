// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/word2vec; to be changed there.

export interface Vocabulary {
  panels: {
    "company": { beside: readonly (readonly string[])[] };
    "readings-sentence": { times: readonly (readonly number[])[] };
    "two-lists": { word: string; met: readonly string[]; near: readonly string[]; company: readonly string[]; shared: readonly string[]; usual: number; places: readonly number[]; of: number };
    "two-verdicts": {};
  };
  layers: "inputs";
  handles: "caller" | "mean";
  actions: "call-both" | "centre-words" | "find-input" | "half-of-them" | "turn-word";
}
