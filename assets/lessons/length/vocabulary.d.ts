// Written by `python -m tests.makers.make_vocabulary` from lib/lessons/length; to be changed there.

export interface Vocabulary {
  panels: {
    "context": {};
    "dropped": {};
    "in-lists": {};
    "informed": {};
    "length-choices": {};
    "length-said": {};
    "means": {};
    "stretched": {};
  };
  actions: "length-to-zero" | "thrice-as-long" | "twice-as-long";
}
