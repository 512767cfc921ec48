"""Word2Vec: a sigmoid classifier, whose cosines do say something of co-occurrence."""

from lib.lessons.word2vec import figures, model, sentences, state
from lib.lessons.word2vec.opened import opened
from lib.lessons.word2vec.story import story
from lib.lessons.word2vec.surface import surface

__all__ = ["figures", "model", "opened", "sentences", "state", "story", "surface"]
