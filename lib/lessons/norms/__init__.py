"""Hubs and remedies: what each remedy does to neighbours, hubs, frequency and agreement."""

from lib.lessons.norms import figures, model, sentences, state
from lib.lessons.norms.story import story
from lib.lessons.norms.surface import surface

__all__ = ["figures", "model", "sentences", "state", "story", "surface"]
