"""Centre: centring is a translation, unit length is not allowed, neither makes cosine a judge."""

from cosine_lab.lessons.centre.model import CONFIGURATIONS, FIGURE, SOURCES, Configuration, classifier
from cosine_lab.lessons.centre.state import CentreState, default
from cosine_lab.lessons.centre.story import story
from cosine_lab.lessons.centre.surface import surface
from cosine_lab.prose import Text
from cosine_lab.surfaces.lesson_factory import OWN, Opened, choice

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
    lesson_story = story() if source == FIGURE else None
    return Opened(surface(model, default(model), text, lesson_story))
