"""Pooling: what max and mean do to cosines, before one's eyes and measured beside predicted."""

from lib.lessons.pooling import figures, model, sentences, state
from lib.lessons.pooling.story import story
from lib.lessons.pooling.surface import surface

__all__ = ["figures", "model", "sentences", "state", "story", "surface"]
