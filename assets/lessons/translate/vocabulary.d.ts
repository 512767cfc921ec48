// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/translate; to be changed there.

export interface Vocabulary {
  panels: {
    "others": { sources: readonly string[]; beat: string };
    "ranges": {};
  };
  layers: "target";
  actions: "crossed" | "gathered" | "one-alone";
}
