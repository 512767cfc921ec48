"""What can be reached on the Measures page by choosing a move and its amount."""

from lib.lessons.measures.state import MOVES
from lib.surfaces.challenges import Challenge
from lib.surfaces.story import Reads

_SAME = 1e-9
_NONE = (0.0,) * len(MOVES)


def _only(move: str, amount: float) -> dict[str, object]:
    at = list(MOVES).index(move)
    return {"move": at, "amounts": tuple(amount if k == at else 0.0 for k in range(len(MOVES)))}


CHALLENGES = (
    Challenge(
        "turned",
        (Reads("max-dcos", ">=", 1.5), Reads("changed", "=", 0)),
        start={"amounts": _NONE},
        solved=_only("translation", 0.7),
    ),
    Challenge(
        "blind",
        (Reads("changed", ">=", 100), Reads("max-dcos", "<=", 0, _SAME)),
        start={"amounts": _NONE},
        solved=_only("row-scaling", 0.8),
    ),
)
