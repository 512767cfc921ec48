"""Pooling: what max and mean do to cosines, before one's eyes and measured beside predicted."""

from cosine_lab.lessons.pooling import figures, model, sentences, state
from cosine_lab.lessons.pooling.story import story
from cosine_lab.lessons.pooling.surface import surface

__all__ = ["figures", "model", "sentences", "state", "story", "surface"]
