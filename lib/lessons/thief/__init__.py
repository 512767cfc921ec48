"""The thief: what log-probabilities give away of the layer that they come from."""

from lib.data.classifiers import classifier
from lib.lessons.thief.state import ThiefState, default
from lib.lessons.thief.story import story
from lib.lessons.thief.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened

__all__ = ["ThiefState", "default", "opened", "story", "surface"]


def opened(text: Text) -> Opened:
    """The paper's classifier, hidden."""
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story()))
