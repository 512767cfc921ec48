"""What can be reached on the Training page."""

from lib.lessons.training.state import at
from lib.surfaces.challenges import Challenge, Wanted

_LONG, _FEW = 10.0, 40
_ROUNDING = 1e-9
_RUN = {"steps": 0, "rate": 1.0, "both": 0}

CHALLENGES = (
    Challenge(
        "hurry",
        (
            Wanted("cos", ">=", 0.99, _ROUNDING),
            Wanted("steps", "<=", _FEW, unit="count"),
            Wanted("length:1", ">=", _LONG, _ROUNDING),
        ),
        start=_RUN | {"unembeddings": at(_LONG)},
        solved={"rate": 5.0, "both": 1, "steps": 35},
    ),
    Challenge(
        "stuck",
        (Wanted("loss", ">=", 1.99), Wanted("gradient:1", "<=", 0.01)),
        start=_RUN | {"unembeddings": at(1.0)},
        solved={"unembeddings": ((-0.8, -0.6), (0.8, 0.6))},
    ),
)
