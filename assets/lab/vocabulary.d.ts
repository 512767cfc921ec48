// Written by `python -m tests.makers.make_vocabulary` from lib/surfaces; to be changed there.

export interface Vocabulary {
  tools: "redo" | "reset" | "undo";
}
