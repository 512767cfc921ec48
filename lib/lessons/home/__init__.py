"""Home: one classifier, every cosine."""

from lib.lessons.home.opened import opened
from lib.lessons.home.state import HomeState, default, former
from lib.lessons.home.story import story
from lib.lessons.home.surface import surface

__all__ = ["HomeState", "default", "former", "opened", "story", "surface"]
