"""Translate: one vector added to all unembeddings changes cosines and no probability."""

from lib.data.classifiers import SOURCES, classifier
from lib.lessons.translate.state import TranslateState, default
from lib.lessons.translate.story import story
from lib.lessons.translate.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened, choice

__all__ = ["TranslateState", "default", "opened", "story", "surface"]


def opened(text: Text, *, source: str = "paper") -> Opened:
    """One of the classifiers that all readers have."""
    model = classifier(choice("source", source, SOURCES))
    return Opened(surface(model, default(model), text, story(model)))
