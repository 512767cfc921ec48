"""What can be reached with Pooling's noise."""

from lib.lessons.pooling.state import LEAST_SIDE, MOST_SIDE, POOLS
from lib.maths.pooling.law import moments
from lib.maths.pooling.pool import Law, Method
from lib.surfaces.challenges import Challenge, Wanted

_MAX, _MEAN = POOLS.index(Method.MAX), POOLS.index(Method.MEAN)
_LEFT = moments(Law.NORMAL, Method.MAX, LEAST_SIDE**2)
_EXACT = 1e-9

CHALLENGES = (
    Challenge(
        "open",
        (Wanted("mean", "=", 0, 0.02), Wanted("number-sd", "=", round(_LEFT.deviation, 2), 0.005)),
        start={"pool": _MAX, "side": LEAST_SIDE},
        solved={"mu": -_LEFT.first},
    ),
    Challenge(
        "small",
        (Wanted("mean", ">=", 0.5), Wanted("number-mean", "<=", 0.3, _EXACT)),
        start={"side": LEAST_SIDE},
        solved={"pool": _MEAN, "side": MOST_SIDE, "mu": 0.3},
    ),
    Challenge(
        "negative",
        (Wanted("mean", ">=", 0.8), Wanted("number-mean", "<=", -1)),
        start={},
        solved={"mu": -2.5},
    ),
)
