"""Train again: what of a network is the seed's, and what the data's."""

from lib.lessons.train_again import figures, model, state
from lib.lessons.train_again.story import story
from lib.lessons.train_again.surface import surface

__all__ = ["figures", "model", "state", "story", "surface"]
