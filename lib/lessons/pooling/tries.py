"""What to try on the Pooling page: on its noise, and in the experiments below it."""

from lib.lessons.pooling.state import MOST_SIDE, POOLS
from lib.maths.pooling.pool import Method
from lib.surfaces.tries import Try

_MAX, _MEAN = POOLS.index(Method.MAX), POOLS.index(Method.MEAN)

TRIES = (
    Try("greatest", {"pool": _MAX, "side": MOST_SIDE}),
    Try("mean", {"pool": _MEAN, "side": MOST_SIDE}),
    Try("lifted", {"pool": _MEAN, "mu": 0.5}),
    Try("overlap", {}, {"panels": "overlap"}),
    Try("words", {}, {"panels": "words"}),
)
