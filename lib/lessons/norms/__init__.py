"""Hubs and remedies: what each remedy does to neighbours, hubs, frequency and agreement."""

from lib.lessons.norms import model, state
from lib.lessons.norms.story import story
from lib.lessons.norms.surface import surface

__all__ = ["model", "state", "story", "surface"]
