"""What can be reached on the Sigmoid page, on the paper's classifier."""

from lib.surfaces.challenges import Challenge
from lib.surfaces.story import Reads

CHALLENGES = (
    Challenge(
        "fewest",
        (Reads("sets-now", "<=", 8), Reads("max-dcos", ">", 0)),
        start={},
        solved={"shift": (-0.75, -0.75)},
    ),
    Challenge(
        "kept",
        (Reads("sets-other", "=", 0), Reads("max-dcos", ">=", 0.05)),
        start={},
        solved={"shift": (0.1, 0.1)},
    ),
)
