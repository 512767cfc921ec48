"""Threshold: one line over the cosines of pairs, and what becomes of it with another model."""

from lib.lessons.threshold import model, own, state
from lib.lessons.threshold.story import story
from lib.lessons.threshold.surface import surface

__all__ = ["model", "own", "state", "story", "surface"]
