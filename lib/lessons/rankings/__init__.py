"""Rankings: which orders of the labels a softmax can give, and what cosines say of them."""

from lib.data.classifiers import classifier
from lib.lessons.rankings import figures, model, sentences
from lib.lessons.rankings.state import SECTIONS, START, RankingsState, default
from lib.lessons.rankings.story import story
from lib.lessons.rankings.surface import surface
from lib.prose import Text
from lib.surfaces.lesson_factory import Opened

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


def opened(text: Text) -> Opened:
    """The paper's classifier: a reader's own is in no link."""
    model = classifier("paper")
    return Opened(surface(model, default(model), text, story=story()))
