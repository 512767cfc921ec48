"""Translate: one vector added to all unembeddings changes cosines and no probability."""

from lib.data.classifiers import SOURCES, classifier
from lib.lessons.translate.state import TranslateState, default
from lib.lessons.translate.story import story
from lib.lessons.translate.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import OWN, Opened, choice

__all__ = ["TranslateState", "default", "opened", "story", "surface"]


def opened(text: Text, *, source: str = "paper") -> Opened | None:
    """One of the classifiers that all readers have; None of a reader's own."""
    if choice("source", source, (*SOURCES, OWN)) == OWN:
        return None
    model = classifier(source)
    return Opened(surface(model, default(model), text, story(model)))
