"""Length: what a dot product makes of it, what a cosine ignores, and what it tells in one kind of model."""

from cosine_lab.lessons.length import model, state
from cosine_lab.lessons.length.story import story
from cosine_lab.lessons.length.surface import surface

__all__ = ["model", "state", "story", "surface"]
