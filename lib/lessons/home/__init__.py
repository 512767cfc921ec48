"""Home: one classifier, every cosine."""

from lib.lessons.home.handout import handout
from lib.lessons.home.readings import readings
from lib.lessons.home.state import HomeState, default, former
from lib.lessons.home.story import story
from lib.lessons.home.surface import surface

__all__ = ["HomeState", "default", "former", "handout", "readings", "story", "surface"]
