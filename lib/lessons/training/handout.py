"""The Training lesson on paper."""

from lib.lessons.training.state import LABELS, at, default
from lib.lessons.training.story import story
from lib.surfaces.handouts import Handout, Picture


def handout() -> Handout:
    """Three bets on two vectors that take steps."""
    return Handout(story(), default(), {"growth": {"steps": 10}}, Picture(LABELS, at(1.0)))
