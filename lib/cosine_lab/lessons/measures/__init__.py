"""Measures: the numbers that may be reported of a model whose coordinates nobody chose."""

from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons.measures.state import MOVES, MeasuresState, default
from cosine_lab.lessons.measures.story import story
from cosine_lab.lessons.measures.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import Opened, choice

__all__ = ["MOVES", "MeasuresState", "default", "opened", "story", "surface"]


def opened(text: Text, *, source: str = "paper") -> Opened:
    """One of the classifiers that all readers have."""
    model = classifier(choice("source", source, SOURCES))
    lesson_story = story() if source == "paper" else None
    return Opened(surface(model, default(model), text, lesson_story))
