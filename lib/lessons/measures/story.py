"""Measures' story: four numbers, each move a test of them, why one is left, what to report."""

from lib.data.classifiers import NAMES
from lib.lessons.measures.state import MOVES
from lib.lessons.measures.surface import (
    BY_RESCALING,
    BY_ROTATION,
    BY_SHEAR,
    BY_TRANSLATION,
    Amount,
    Candidates,
    TieProducts,
)
from lib.surfaces.panels import Meter
from lib.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

ALLOWED = {"rotation": BY_ROTATION, "translation": BY_TRANSLATION, "diagonal": BY_RESCALING, "shear": BY_SHEAR}
"""Moves of the story's table; each keeps every softmax probability."""
MEASURES = ("cosine", "euclidean", "differences", "competition")
_PAIR = (1, 2)
"""Neighbours on the hull of the paper's example, whose four numbers each move changes visibly."""
_SAME = 1e-9
_ENOUGH = 0.3
"""How much of a move has to be made."""
_NOW = ("cosine:after", "euclidean:after", "corner", "tie", "max-dcos")
_TABLE = Shows(("given",), (Candidates,))
_TESTED = Shows(("given",), (Candidates, Amount, Meter))


def story() -> Story:
    """Six beats: three tests by hand, why the last candidate stays, a report to write, the sum."""
    return Story(
        (
            _test("turn", "rotation"),
            _test("translate", "translation", _changed_by_a_translation()),
            _test("rescale", "diagonal", _kept_by_a_rescaling()),
            _test("why", "shear", shows=Shows(("given",), (TieProducts, Amount, Meter)), why=True),
            Beat("report", Shows((), (Candidates,)), bet=_to_report()),
            Beat("takeaway", _TABLE),
        )
    )


def _test(key: str, move: str, bet: Bet | None = None, shows: Shows = _TESTED, *, why: bool = False) -> Beat:
    """A move by one's own hand, from the model as it came."""
    at_rest = tuple(0.0 if each in ALLOWED else amount for each, amount in MOVES.items())
    return Beat(
        key,
        shows,
        start={"labels": NAMES, "move": list(MOVES).index(move), "amounts": at_rest, "pair": _PAIR},
        bet=bet,
        goal=(Reads("moved", ">=", _ENOUGH), Reads("changed", "=", 0)),
        actions=(ALLOWED[move],),
        why=why,
    )


def _changed_by_a_translation() -> Bet:
    move = "translation"
    return Bet(
        about=(*(f"few:{each}:{move}" for each in MEASURES), *_NOW),
        choices=(
            Choice("none", _only_changed(move)),
            Choice("cosine", _only_changed(move, "cosine")),
            Choice("two", _only_changed(move, "cosine", "euclidean")),
            Choice("three", _only_changed(move, "cosine", "euclidean", "differences")),
        ),
    )


def _kept_by_a_rescaling() -> Bet:
    move = "diagonal"
    return Bet(
        about=(*(f"few:{each}:{move}" for each in MEASURES), *_NOW),
        choices=(
            Choice("all", _only_changed(move, "cosine")),
            Choice("distance", _only_changed(move, "cosine", "differences")),
            Choice("angle", _only_changed(move, "cosine", "euclidean")),
            Choice("tie", _only_changed(move, "cosine", "euclidean", "differences")),
        ),
    )


def _only_changed(move: str, *changed: str) -> tuple[Reads, ...]:
    """Whether these of the four measures change under a move, and the others stay."""
    return tuple(Reads(f"few:{each}:{move}", ">" if each in changed else "<=", _SAME) for each in MEASURES)


def _to_report() -> Bet:
    return Bet(
        about=(*(f"kept:{each}" for each in MEASURES), *_NOW),
        choices=tuple(Choice(each, (Reads(f"kept:{each}", "=", len(ALLOWED)),)) for each in MEASURES),
    )
