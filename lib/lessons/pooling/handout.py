"""The Pooling lesson on paper."""

from lib.lessons.pooling.state import POOLS, default
from lib.lessons.pooling.story import story
from lib.maths.pooling.pool import Method
from lib.surfaces.handouts import Handout, Moves

_MAX, _MEAN = POOLS.index(Method.MAX), POOLS.index(Method.MEAN)


def handout() -> Handout:
    """Four bets on noise."""
    moves: Moves = {
        "greatest": {"pool": _MAX},
        "mean": {"pool": _MEAN},
        "below": {"mu": -1.0},
        "tokens": {"pool": _MEAN},
    }
    return Handout(story(), default(), moves)
