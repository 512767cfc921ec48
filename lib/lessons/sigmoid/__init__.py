"""Sigmoid: which label sets can occur, and how cosines determine them."""

from lib.lessons.sigmoid import figures, model
from lib.lessons.sigmoid.handout import handout
from lib.lessons.sigmoid.readings import readings
from lib.lessons.sigmoid.state import SPACE, START, VIEWS, SigmoidState, default
from lib.lessons.sigmoid.story import story
from lib.lessons.sigmoid.surface import surface

__all__ = [
    "SPACE",
    "START",
    "VIEWS",
    "SigmoidState",
    "default",
    "figures",
    "handout",
    "model",
    "readings",
    "story",
    "surface",
]
