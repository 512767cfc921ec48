"""What can be reached on the Training page."""

from lib.lessons.training.state import at
from lib.surfaces.challenges import Challenge
from lib.surfaces.story import Reads

_LONG, _FEW = 10.0, 40
_ROUNDING = 1e-9
_RUN = {"steps": 0, "rate": 1.0, "both": 0}

CHALLENGES = (
    Challenge(
        "hurry",
        (
            Reads("cos", ">=", 0.99, _ROUNDING),
            Reads("steps", "<=", _FEW),
            Reads("length:1", ">=", _LONG, _ROUNDING),
        ),
        start=_RUN | {"unembeddings": at(_LONG)},
        solved={"rate": 5.0, "both": 1, "steps": 35},
    ),
    Challenge(
        "stuck",
        (Reads("loss", ">=", 1.99), Reads("gradient:1", "<=", 0.01)),
        start=_RUN | {"unembeddings": at(1.0)},
        solved={"unembeddings": ((-0.8, -0.6), (0.8, 0.6))},
    ),
)
