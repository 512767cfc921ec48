// Written by `python -m tools.make_vocabulary` from lib/lessons/word2vec; to be changed there.

export interface Vocabulary {
  panels: {
    "readings-sentence": { times: readonly (readonly number[])[] };
    "two-verdicts": {};
  };
  layers: "inputs";
  actions: "centre-words" | "turn-word";
}
