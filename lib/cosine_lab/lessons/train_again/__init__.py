"""Train again: what of a network is the seed's, and what the data's."""

from cosine_lab.lessons.train_again import figures, model, state
from cosine_lab.lessons.train_again.story import story
from cosine_lab.lessons.train_again.surface import surface

__all__ = ["figures", "model", "state", "story", "surface"]
