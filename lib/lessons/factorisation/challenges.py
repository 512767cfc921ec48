"""What can be reached on the Factorisation page, on the data that are simulated live."""

from lib.lessons.factorisation.state import HANDLES
from lib.surfaces.challenges import Challenge, Wanted

SOURCE = "live"
_KEPT = Wanted("max-dx", "<=", 0, 1e-9)


def _bent(handle: int, decades: float) -> dict[str, tuple[float, ...]]:
    return {"bend": tuple(decades if k == handle else 0.0 for k in range(HANDLES))}


CHALLENGES = (
    Challenge(
        "fresh", (Wanted("fresh", ">=", 4, unit="count"), _KEPT), start={}, solved=_bent(1, 2.0)
    ),
    Challenge("blurred", (Wanted("within", "<=", 0.2), _KEPT), start={}, solved=_bent(8, 3.0)),
)
