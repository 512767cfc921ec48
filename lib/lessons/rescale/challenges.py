"""What can be reached on the Rescale page by a stretch, on the paper's classifier."""

from lib.surfaces.challenges import Challenge, Wanted

_KEPT = Wanted("changed", "=", 0, unit="count")
_ROUND = 0.005
_ROOT = 5.0**0.25
"""Labels 0 and 2 have products −1 and 0.2: their cosine is 0 where d₁/d₂ is √5."""

CHALLENGES = (
    Challenge(
        "zero",
        (Wanted("cos", "=", 0, _ROUND), _KEPT),
        start={"pair": (0, 2)},
        solved={"linear": (_ROOT, 0.0, 0.0, 1 / _ROOT)},
    ),
    Challenge(
        "near",
        (Wanted("cos", ">=", 0.99), _KEPT),
        start={"pair": (0, 1)},
        solved={"linear": (16.0, 0.0, 0.0, 1.0)},
    ),
)
