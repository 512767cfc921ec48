"""Measures: the numbers that may be reported of a model whose coordinates nobody chose."""

from lib.data.classifiers import SOURCES, classifier
from lib.lessons.measures.state import MOVES, MeasuresState, default
from lib.lessons.measures.story import story
from lib.lessons.measures.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened, choice

__all__ = ["MOVES", "MeasuresState", "default", "opened", "story", "surface"]


def opened(text: Text, *, source: str = "paper") -> Opened:
    """One of the classifiers that all readers have."""
    model = classifier(choice("source", source, SOURCES))
    told = story() if source == "paper" else None
    return Opened(surface(model, default(model), text, told))
