"""Home: one classifier, every cosine."""

from lib.data.classifiers import classifier
from lib.lessons.home.state import HomeState, default, former
from lib.lessons.home.story import story
from lib.lessons.home.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened

__all__ = ["HomeState", "default", "former", "opened", "story", "surface"]


def opened(text: Text) -> Opened:
    """The paper's classifier."""
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story(model)))
