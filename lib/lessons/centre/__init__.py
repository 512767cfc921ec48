"""Centre: centring is a translation, unit length is not allowed, neither makes cosine a judge."""

from lib.lessons.centre.model import CONFIGURATIONS, SOURCES, Configuration, classifier
from lib.lessons.centre.opened import opened
from lib.lessons.centre.state import CentreState, default
from lib.lessons.centre.story import story
from lib.lessons.centre.surface import surface

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
