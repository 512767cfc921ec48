"""What can be reached on the Sigmoid page, on the paper's classifier."""

from lib.surfaces.challenges import Challenge, Wanted

CHALLENGES = (
    Challenge(
        "fewest",
        (Wanted("sets-now", "<=", 8, unit="count"),),
        start={},
        solved={"shift": (-0.75, -0.75)},
    ),
    Challenge(
        "kept",
        (Wanted("sets-other", "=", 0, unit="count"), Wanted("max-dcos", ">=", 0.05)),
        start={},
        solved={"shift": (0.1, 0.1)},
    ),
)
