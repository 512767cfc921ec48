"""What can be reached on the Measures page by choosing a move and its amount."""

from lib.lessons.measures.state import MOVES
from lib.surfaces.challenges import Challenge, Wanted

_SAME = 1e-9
_NONE = (0.0,) * len(MOVES)


def _only(move: str, amount: float) -> dict[str, object]:
    at = list(MOVES).index(move)
    return {"move": at, "amounts": tuple(amount if k == at else 0.0 for k in range(len(MOVES)))}


CHALLENGES = (
    Challenge(
        "turned",
        (Wanted("max-dcos", ">=", 1.5), Wanted("changed", "=", 0, unit="count")),
        start={"amounts": _NONE},
        solved=_only("translation", 0.7),
    ),
    Challenge(
        "blind",
        (Wanted("changed", ">=", 100, unit="count"), Wanted("max-dcos", "<=", 0, _SAME)),
        start={"amounts": _NONE},
        solved=_only("row-scaling", 0.8),
    ),
)
