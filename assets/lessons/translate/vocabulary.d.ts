// Written by `python -m tools.make_vocabulary` from lib/lessons/translate; to be changed there.

export interface Vocabulary {
  layers: "target";
}
