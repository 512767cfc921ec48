"""Measures' story: four measures under four moves that keep the classifier, a bet a row."""

from lib.lessons.measures.state import MOVES
from lib.lessons.measures.surface import (
    BY_RESCALING,
    BY_ROTATION,
    BY_SHEAR,
    BY_TRANSLATION,
    ROWS,
    Amount,
    CosineRow,
    DifferenceRow,
    DistanceRow,
)
from lib.surfaces.panels import Meter, Panel
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

ALLOWED = ("translation", "rotation", "diagonal", "shear")
"""Moves of a story's table; each keeps every softmax probability."""
_EACH = (BY_TRANSLATION, BY_ROTATION, BY_RESCALING, BY_SHEAR)
_SEEN = (Reads("max-dcos", ">=", 0.1), Reads("changed", "=", 0))
_STILL = 0.0
_MOVES = list(MOVES)


def story() -> Story:
    """Five beats: the cosine by one's own move, three more measures, and what may be reported."""
    return Story(
        (
            Beat(
                "cosine",
                Shows(("given",), (CosineRow, Amount, Meter)),
                start={"move": _MOVES.index("translation"), "amounts": _at_rest()},
                bet=_stays("cosine"),
                goal=_SEEN,
                actions=_EACH,
            ),
            _row("distance", "euclidean", (CosineRow, DistanceRow), tried=True),
            _row("difference", "differences", (CosineRow, DistanceRow, DifferenceRow)),
            _row("tie", "competition", ROWS),
            Beat("takeaway", Shows(("given",), (*ROWS, Meter))),
        ),
    )


def _row(key: str, quantity: str, panels: tuple[type[Panel], ...], *, tried: bool = False) -> Beat:
    """A bet on a measure, which every move can be tried on; or has to be."""
    return Beat(
        key,
        Shows(("given",), (*panels, Amount, Meter)),
        start={"move": _MOVES.index("diagonal"), "amounts": _at_rest()},
        bet=_stays(quantity),
        goal=_SEEN if tried else (),
        actions=(BY_RESCALING, *(each for each in _EACH if each != BY_RESCALING)),
    )


def _at_rest() -> tuple[float, ...]:
    return tuple(_STILL if key in ALLOWED else amount for key, amount in MOVES.items())


def _stays(quantity: str) -> Bet:
    kept = f"kept:{quantity}"
    return Bet(
        about=(kept, "max-dcos", *(f"few:{quantity}:{move}" for move in ALLOWED)),
        choices=(
            Choice("none", (Reads(kept, "=", 0),)),
            Choice("some", (Reads(kept, ">", 0), Reads(kept, "<", len(ALLOWED)))),
            Choice("all", (Reads(kept, "=", len(ALLOWED)),)),
        ),
    )
