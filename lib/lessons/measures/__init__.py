"""Measures: the numbers that may be reported of a model whose coordinates nobody chose."""

from lib.lessons.measures.handout import handout
from lib.lessons.measures.readings import readings
from lib.lessons.measures.state import MOVES, MeasuresState, default
from lib.lessons.measures.story import story
from lib.lessons.measures.surface import surface

__all__ = ["MOVES", "MeasuresState", "default", "handout", "readings", "story", "surface"]
