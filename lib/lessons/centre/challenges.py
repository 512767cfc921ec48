"""What can be reached on the Centre page, on the paper's Fig. 2 left."""

from lib.lessons.centre.model import CONFIGURATIONS
from lib.surfaces.challenges import Challenge, Wanted

_SAME = 1e-9
_LEFT = next(each for each in CONFIGURATIONS if each.key == "c2").unembeddings
_PULLED = (*_LEFT[:3], (-0.8, 0.0), *_LEFT[4:])
"""Label 3 inside, so that 2 and 4 are neighbours on the outer edge."""

CHALLENGES = (
    Challenge(
        "blind",
        (Wanted("changed", ">=", 100, unit="count"), Wanted("max-dcos", "<=", 0, _SAME)),
        start={},
        solved={"unit": 1},
    ),
    Challenge(
        "rivals",
        (Wanted("ties:4", "=", 1, unit="answer"), Wanted("cos-with:4", ">=", 0.79)),
        start={"pair": (2, 4)},
        solved={"unembeddings": _PULLED},
    ),
)
