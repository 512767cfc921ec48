"""What can be reached on the Translate page, on the paper's classifier."""

from lib.surfaces.challenges import Challenge, Wanted

_KEPT = Wanted("changed", "=", 0, unit="count")
_EXACT = 1e-3

CHALLENGES = (
    Challenge(
        "opposite",
        (Wanted("cos", "<=", -1, _EXACT), _KEPT),
        start={"pair": (0, 3)},
        solved={"shift": (-0.1, 0.15)},
    ),
    Challenge(
        "alike",
        (Wanted("cos", ">=", 0.99), _KEPT),
        start={"pair": (2, 4)},
        solved={"shift": (1.95, -1.2)},
    ),
)
