"""The Centre page as a link finds it."""

from lib.lessons.centre.model import FIGURE, SOURCES, classifier
from lib.lessons.centre.state import default
from lib.lessons.centre.story import story
from lib.lessons.centre.surface import surface
from lib.prose import Text
from lib.surfaces.opened import Opened, choice


def opened(text: Text, *, source: str = FIGURE) -> Opened:
    """One of the classifiers of the page.

    Raises
    ------
    Refused
        If none is called that.
    """
    model = classifier(choice("source", source, SOURCES))
    told = story() if source == FIGURE else None
    return Opened(surface(model, default(model), text, told))
