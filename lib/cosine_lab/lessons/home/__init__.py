"""Home: one classifier, every cosine."""

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.home.state import HomeState, default
from cosine_lab.lessons.home.story import story
from cosine_lab.lessons.home.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import Opened

__all__ = ["HomeState", "default", "opened", "story", "surface"]


def opened(text: Text) -> Opened:
    """The paper's classifier."""
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story(model)))
