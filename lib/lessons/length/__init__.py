"""Length: what a dot product makes of it, what a cosine ignores, and what it tells in one kind of model."""

from lib.lessons.length import model, state
from lib.lessons.length.story import story
from lib.lessons.length.surface import surface

__all__ = ["model", "state", "story", "surface"]
