"""The thief: what log-probabilities give away of the layer that they come from."""

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.thief.state import ThiefState, default
from cosine_lab.lessons.thief.story import story
from cosine_lab.lessons.thief.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import Opened

__all__ = ["ThiefState", "default", "opened", "story", "surface"]


def opened(text: Text) -> Opened:
    """The paper's classifier, hidden."""
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story()))
