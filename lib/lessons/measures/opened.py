"""The Measures page as a link finds it."""

from lib.data.classifiers import SOURCES, classifier
from lib.lessons.measures.state import default
from lib.lessons.measures.story import story
from lib.lessons.measures.surface import surface
from lib.prose import Text
from lib.surfaces.opened import Opened, choice


def opened(text: Text, *, source: str = "paper") -> Opened:
    """One of the classifiers that all readers have.

    Raises
    ------
    Refused
        If no classifier is called that.
    """
    model = classifier(choice("source", source, SOURCES))
    told = story() if source == "paper" else None
    return Opened(surface(model, default(model), text, told))
