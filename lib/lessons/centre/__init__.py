"""Centre: centring is a translation, unit length is not allowed, neither makes cosine a judge."""

from lib.lessons.centre.model import CONFIGURATIONS, FIGURE, SOURCES, Configuration, classifier
from lib.lessons.centre.state import CentreState, default
from lib.lessons.centre.story import story
from lib.lessons.centre.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import OWN, Opened, choice

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


def opened(text: Text, *, source: str = FIGURE) -> Opened | None:
    """One of the classifiers of the page; None of a reader's own."""
    if choice("source", source, (*SOURCES, OWN)) == OWN:
        return None
    model = classifier(source)
    told = story() if source == FIGURE else None
    return Opened(surface(model, default(model), text, told))
