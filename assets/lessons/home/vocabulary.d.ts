// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/home; to be changed there.

export interface Vocabulary {
  actions: "turn-arrow";
}
