"""The Centre lesson on paper."""

from lib.lessons.centre.model import CONFIGURATIONS, FIGURE, classifier
from lib.lessons.centre.state import default
from lib.lessons.centre.story import story
from lib.surfaces.handouts import Handout, Moves, Picture


def handout() -> Handout:
    """Three bets: what centring changes, what unit length does, and who competes."""
    start = default(classifier(FIGURE))
    first = next(each for each in CONFIGURATIONS if each.key == "uncentred")
    moves: Moves = {"centre": {"centre": 1}, "unit": {"unit": 1}}
    return Handout(story(), start, moves, Picture(first.labels, first.unembeddings))
