"""Sigmoid: which label sets can occur, and how cosines determine them."""

from lib.lessons.sigmoid.handout import handout
from lib.lessons.sigmoid.readings import readings
from lib.lessons.sigmoid.state import SigmoidState, default
from lib.lessons.sigmoid.story import story
from lib.lessons.sigmoid.surface import surface

__all__ = ["SigmoidState", "default", "handout", "readings", "story", "surface"]
