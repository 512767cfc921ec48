"""Words: one ranking, many scales; what min-max scaling of cosines does and does not do."""

from lib.lessons.words import figures, model, sentences, state
from lib.lessons.words.opened import opened
from lib.lessons.words.story import story
from lib.lessons.words.surface import surface

__all__ = ["figures", "model", "opened", "sentences", "state", "story", "surface"]
