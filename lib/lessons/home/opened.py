"""The first page as any link finds it."""

from lib.data.classifiers import classifier
from lib.lessons.home.state import default
from lib.lessons.home.story import story
from lib.lessons.home.surface import surface
from lib.prose import Text
from lib.surfaces.opened import Opened


def opened(text: Text) -> Opened:
    """The paper's classifier."""
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story(model)))
