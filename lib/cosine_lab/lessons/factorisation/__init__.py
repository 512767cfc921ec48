"""Factorisation: the same predictions under every rescaling of the factors, other cosines."""

from cosine_lab.lessons.factorisation import model, sentences, state
from cosine_lab.lessons.factorisation.model import default
from cosine_lab.lessons.factorisation.model.problem import known
from cosine_lab.lessons.factorisation.state import OWN, SOURCES
from cosine_lab.lessons.factorisation.story import story
from cosine_lab.lessons.factorisation.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import Opened, choice

__all__ = ["model", "opened", "sentences", "state", "story", "surface"]


def opened(text: Text, *, source: str = SOURCES[0]) -> Opened | None:
    """One of the data sets that all readers have; None for a reader's own matrix."""
    if choice("source", source, SOURCES) == OWN:
        return None
    problem = known(source)
    return Opened(surface(problem, default(problem), text, story()))
