"""Centre: centring is a translation, unit length is not allowed, neither makes cosine a judge."""

from lib.lessons.centre.model import CONFIGURATIONS, FIGURE, SOURCES, Configuration, classifier
from lib.lessons.centre.state import CentreState, default
from lib.lessons.centre.story import story
from lib.lessons.centre.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened, choice

__all__ = [
    "CONFIGURATIONS",
    "SOURCES",
    "CentreState",
    "Configuration",
    "classifier",
    "default",
    "opened",
    "story",
    "surface",
]


def opened(text: Text, *, source: str = FIGURE) -> Opened:
    """One of the classifiers of the page."""
    model = classifier(choice("source", source, SOURCES))
    told = story() if source == FIGURE else None
    return Opened(surface(model, default(model), text, told))
