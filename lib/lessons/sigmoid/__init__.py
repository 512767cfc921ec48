"""Sigmoid: which label sets can occur, and how cosines determine them."""

from lib.lessons.sigmoid.opened import opened
from lib.lessons.sigmoid.state import SigmoidState, default
from lib.lessons.sigmoid.story import story
from lib.lessons.sigmoid.surface import surface

__all__ = ["SigmoidState", "default", "opened", "story", "surface"]
