"""Hubs and remedies: what each remedy does to neighbours, hubs, frequency and agreement."""

from cosine_lab.lessons.norms import model, state
from cosine_lab.lessons.norms.story import story
from cosine_lab.lessons.norms.surface import surface

__all__ = ["model", "state", "story", "surface"]
