// Written by `python -m tools.make_vocabulary` from lib/lessons/centre; to be changed there.

export interface Vocabulary {
  panels: {
    "neighbours": {};
    "switches": {};
    "tie-sentence": {};
  };
  layers: "centre" | "graphs" | "marks";
}
