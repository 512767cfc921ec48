"""Measures' story: four numbers, each move a test of them, why one is left, what to report."""

from collections.abc import Mapping
from dataclasses import replace

from cosine_lab.lessons.measures.state import MOVES
from cosine_lab.lessons.measures.surface import (
    BY_RESCALING,
    BY_ROTATION,
    BY_SHEAR,
    BY_TRANSLATION,
    Amount,
    Candidates,
    Reported,
    TieProducts,
)
from cosine_lab.surfaces.panels import Meter
from cosine_lab.surfaces.story import Beat, Bet, Choice, Reads, Shows, Story

ALLOWED = {"rotation": BY_ROTATION, "translation": BY_TRANSLATION, "diagonal": BY_RESCALING, "shear": BY_SHEAR}
"""Moves of the story's table; each keeps every softmax probability."""
MEASURES = ("cosine", "euclidean", "differences", "competition")
REPORTED = ("dot", "logits", "correlation", "normalised-euclidean")
"""Of a case that was not shown before."""
_PAIR = (1, 2)
"""Neighbours on the hull of the paper's example, whose four numbers each move changes visibly."""
_OTHERS = (0, 1)
"""The pair of the case that was not shown before."""
_UNTESTED = list(MOVES).index("centring")
"""A move that is no row: the rows stay as the reader has filled them."""
_SAME = 1e-9
_ENOUGH = 0.1
"""How much of a move has to be made: so much shows what it changes."""
_NOW = ("cosine:after", "euclidean:after", "corner", "tie", "max-dcos")
_TABLE = Shows(("given",), (Candidates,))
_TESTED = Shows(("given",), (Candidates, Amount, Meter))


def story() -> Story:
    """Six beats: three tests by hand, why the last candidate stays, a report to write, the sum."""
    return Story(
        (
            _test("turn", "rotation"),
            _test("translate", "translation", {"cosine": "x---", "two": "xx--", "angles": "x-x-", "three": "xxx-"}),
            _test("rescale", "diagonal", {"all": "x---", "distance": "x-xx", "angle": "xx-x", "tie": "xxx-"}),
            _test("why", "shear", shows=Shows(("given",), (TieProducts, Amount, Meter)), why=True),
            _report(),
            Beat("takeaway", _TABLE, start={"move": _UNTESTED, "amounts": (0.0,) * len(MOVES), "pair": _PAIR}),
        ),
        code='cosine_lab.audit(W, b, X=X)["measures"]',
    )


def _test(
    key: str, move: str, choices: Mapping[str, str] | None = None, shows: Shows = _TESTED, *, why: bool = False
) -> Beat:
    """A move by one's own hand, from the model as it came."""
    at_rest = tuple(0.0 if each in ALLOWED else amount for each, amount in MOVES.items())
    return Beat(
        key,
        shows,
        start={"move": list(MOVES).index(move), "amounts": at_rest, "pair": _PAIR},
        bet=_changes(move, choices) if choices else None,
        goal=(Reads("moved", ">=", _ENOUGH), Reads("changed", "=", 0)),
        actions=(ALLOWED[move],),
        why=why,
    )


def _changes(move: str, choices: Mapping[str, str]) -> Bet:
    """What a move changes: for each choice a letter a measure, x where it changes."""
    names = [f"few:{each}:{move}" for each in MEASURES]
    return Bet(
        (*names, *_NOW),
        [
            Choice(
                key, [Reads(each, ">" if mark == "x" else "<=", _SAME) for each, mark in zip(names, marks, strict=True)]
            )
            for key, marks in choices.items()
        ],
        live=True,  # how far a hand goes tells nothing while all that it changes is kept back
    )


def _report() -> Beat:
    """Four other numbers of another pair; the move that is left decides."""
    kept = {each: f"kept:{each}" for each in REPORTED}
    choices = [Choice(each, (Reads(name, "=", len(ALLOWED)),)) for each, name in kept.items()]
    bet = Bet([*kept.values(), *(f"now:{each}" for each in REPORTED)], choices, live=True)  # as in `_changes`
    moved = _test("report", "translation", shows=Shows(("given",), (Reported, Amount, Meter)))
    return replace(moved, start={**(moved.start or {}), "pair": _OTHERS}, bet=bet)
