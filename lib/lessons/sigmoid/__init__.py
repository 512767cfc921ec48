"""Sigmoid: which label sets can occur, and how cosines determine them."""

from lib.lessons.sigmoid.dimensions import LISTED, counts, lifted, view
from lib.lessons.sigmoid.state import SigmoidState, default
from lib.lessons.sigmoid.surface import surface

__all__ = [
    "LISTED",
    "SigmoidState",
    "counts",
    "default",
    "lifted",
    "surface",
    "view",
]
