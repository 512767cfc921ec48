"""Rankings: which orders of the labels a softmax can give, and what cosines say of them."""

from lib.lessons.rankings.state import RankingsState, default
from lib.lessons.rankings.surface import surface

__all__ = ["RankingsState", "default", "surface"]
