"""Threshold: one line over the cosines of pairs, and what becomes of it with another model."""

from cosine_lab.lessons.threshold import model, own, state
from cosine_lab.lessons.threshold.story import story
from cosine_lab.lessons.threshold.surface import surface

__all__ = ["model", "own", "state", "story", "surface"]
