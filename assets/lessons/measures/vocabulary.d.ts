// Written by `python -m tools.make_vocabulary` from lib/lessons/measures; to be changed there.

export interface Vocabulary {
  panels: {
    "amount": {};
    "move-sentence": {};
    "verdicts": {};
  };
  layers: "destinations";
}
