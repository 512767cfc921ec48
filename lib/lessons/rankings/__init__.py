"""Rankings: which orders of the labels a softmax can give, and what cosines say of them."""

from lib.lessons.rankings.state import RankingsState, default
from lib.lessons.rankings.surface import surface
from lib.lessons.rankings.two_points_figure import two_points
from lib.lessons.rankings.two_points_told import decider, lists

__all__ = ["RankingsState", "decider", "default", "lists", "surface", "two_points"]
