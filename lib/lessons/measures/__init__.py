"""Measures: the numbers that may be reported of a model whose coordinates nobody chose."""

from lib.lessons.measures.opened import opened
from lib.lessons.measures.state import MOVES, MeasuresState, default
from lib.lessons.measures.story import story
from lib.lessons.measures.surface import surface

__all__ = ["MOVES", "MeasuresState", "default", "opened", "story", "surface"]
