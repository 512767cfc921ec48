"""Sigmoid: which label sets can occur, and how cosines determine them."""

from lib.data.classifiers import classifier
from lib.lessons.sigmoid.state import SigmoidState, default
from lib.lessons.sigmoid.story import story
from lib.lessons.sigmoid.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import OWN, Opened, choice

__all__ = ["SigmoidState", "default", "opened", "story", "surface"]


def opened(text: Text, *, source: str = "paper") -> Opened | None:
    """The paper's classifier; None of a reader's own."""
    if choice("source", source, ("paper", OWN)) == OWN:
        return None
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story=story(len(model.labels))))
