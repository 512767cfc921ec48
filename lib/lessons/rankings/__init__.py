"""Rankings: which orders of the labels a softmax can give, and what cosines say of them."""

from lib.lessons.rankings import figures, model, sentences
from lib.lessons.rankings.opened import opened
from lib.lessons.rankings.state import SECTIONS, START, RankingsState, default
from lib.lessons.rankings.story import story
from lib.lessons.rankings.surface import surface

__all__ = [
    "SECTIONS",
    "START",
    "RankingsState",
    "default",
    "figures",
    "model",
    "opened",
    "sentences",
    "story",
    "surface",
]
