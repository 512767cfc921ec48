// Written by `python -m tools.make_vocabulary` from lib/surfaces; to be changed there.

export interface Vocabulary {
  tools: "redo" | "reset" | "undo";
}
