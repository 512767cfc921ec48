"""Translate: one vector added to all unembeddings changes cosines and no probability."""

from cosine_lab.data.classifiers import SOURCES, classifier
from cosine_lab.lessons.translate.state import TranslateState, default
from cosine_lab.lessons.translate.story import story
from cosine_lab.lessons.translate.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import OWN, Opened, choice

__all__ = ["TranslateState", "default", "opened", "story", "surface"]


def opened(text: Text, *, source: str = "paper") -> Opened | None:
    """One of the classifiers that all readers have; None of a reader's own."""
    if choice("source", source, (*SOURCES, OWN)) == OWN:
        return None
    model = classifier(source)
    return Opened(surface(model, default(model), text, story(model)))
