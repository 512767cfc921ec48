// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/surfaces; to be changed there.

export interface Vocabulary {
  tools: "redo" | "reset" | "undo";
}
