"""Rankings: which orders of the labels a softmax can give, and what cosines say of them."""

from lib.lessons.rankings.state import RankingsState, default
from lib.lessons.rankings.surface import surface
from lib.lessons.rankings.two_points_view import told, two_points

__all__ = ["RankingsState", "default", "surface", "told", "two_points"]
