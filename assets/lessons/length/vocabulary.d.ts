// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/lessons/length; to be changed there.

export interface Vocabulary {
  panels: {
    "context": {};
    "dropped": {};
    "informed": {};
    "length-choices": {};
    "length-said": {};
    "means": {};
    "stretched": {};
    "unlisted": {};
  };
  actions: "length-to-zero" | "to-dot" | "to-half" | "twice-as-long";
}
