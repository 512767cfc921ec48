"""Sigmoid: which label sets can occur, and how cosines determine them."""

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.sigmoid.state import SigmoidState, default
from cosine_lab.lessons.sigmoid.story import story
from cosine_lab.lessons.sigmoid.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import OWN, Opened, choice

__all__ = ["SigmoidState", "default", "opened", "story", "surface"]


def opened(text: Text, *, source: str = "paper") -> Opened | None:
    """The paper's classifier; None of a reader's own."""
    if choice("source", source, ("paper", OWN)) == OWN:
        return None
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story=story(len(model.labels))))
