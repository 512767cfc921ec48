"""Factorisation: the same predictions under every rescaling of the factors, other cosines."""

from lib.lessons.factorisation import model, sentences, state
from lib.lessons.factorisation.handout import handout
from lib.lessons.factorisation.readings import readings
from lib.lessons.factorisation.story import story
from lib.lessons.factorisation.surface import surface

__all__ = ["handout", "model", "readings", "sentences", "state", "story", "surface"]
