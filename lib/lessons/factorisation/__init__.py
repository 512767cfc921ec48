"""Factorisation: the same predictions under every rescaling of the factors, other cosines."""

from lib.lessons.factorisation import model, sentences, state
from lib.lessons.factorisation.opened import opened
from lib.lessons.factorisation.story import story
from lib.lessons.factorisation.surface import surface

__all__ = ["model", "opened", "sentences", "state", "story", "surface"]
