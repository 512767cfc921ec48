"""What can be read off Rankings' state."""

from collections.abc import Mapping
from math import factorial, tau

import numpy as np

from lib.data.classifiers import classifier
from lib.lessons.rankings.state import CAR, CAT, DOG, RankingsState, default
from lib.maths.checks import Matrix
from lib.maths.classifier.linear import moved
from lib.maths.classifier.moves import similarity
from lib.maths.rankings.braid import differences
from lib.maths.rankings.orders import ranking_of, rankings_from_cosines
from lib.maths.rankings.patterns import TieError, rankings
from lib.maths.vectors import cosines, largest_change
from lib.surfaces.plane_readings import Known, of_lengths, of_move, translated
from lib.surfaces.readings import Later, Readings, linked

_MOST_CHECKED = 12


def readings(asked: Mapping[str, str]) -> Readings:
    """Readings of the state that a link's parameters describe.

    The order that a reader puts the labels in is no part of a state: that is not among them.

    Raises
    ------
    Refused
        Where the link cannot be read as it is.
    """
    model = classifier("paper")
    state = linked(default(model), asked)
    rows, before, X = after(state), np.array(state.reference), model.embeddings
    return Later(
        lambda: {"share": _share(rows, state), "turn": state.turn, "size": state.size},
        lambda: _nearer(cosines(rows)),
        lambda: of_move((before, X), (rows, X), state.pair),
        lambda: of_lengths(rows),
        lambda: _listed(before, rows),
    )


def after(state: RankingsState) -> Matrix:
    """Unembeddings, shape (n, 2), after the moves of all rows."""
    rows = translated(state.unembeddings, state.shift)
    return moved(rows, similarity(state.turn, state.size))


def _listed(before: Matrix, rows: Matrix) -> Known:
    """How many rankings can occur, how many others than before, and what decides it."""
    was, now = _orders(before), _orders(rows)
    change = largest_change(*(cosines(differences(each)) for each in (before, rows)))
    told = len(rows) <= _MOST_CHECKED and bool(now)
    C = cosines(differences(rows))
    return {
        "feasible-count": float(len(now)),
        "impossible-count": float(factorial(len(rows)) - len(now)),
        "kept-rankings": float(len(was ^ now)),
        "difference-cosines": change,
        "from-cosines": float(len(rankings_from_cosines(C, len(rows)))) if told else None,
    }


def _orders(rows: Matrix) -> set[tuple[int, ...]]:
    """The rankings that can occur; none where two labels always tie."""
    try:
        return {tuple(each) for each in rankings(rows).rows.tolist()}
    except TieError:
        return set()


def _nearer(C: Matrix) -> Known:
    """The first word's cosines with two others, and by how much it is nearer to the farther one."""
    if len(C) <= CAR:
        return {}
    high, low = (None if np.isnan(C[CAT, j]) else float(C[CAT, j]) for j in (CAR, DOG))
    gap = None if high is None or low is None else high - low
    return {f"cos:{CAT}-{CAR}": high, f"cos:{CAT}-{DOG}": low, "gap": gap}


def _share(rows: Matrix, state: RankingsState) -> float | None:
    """Share of all directions that rank the labels as the probe does; None where it ties some."""
    if ranking_of(rows, state.probe).tie:
        return None
    steps = differences(rows)
    lines = np.arctan2(steps[:, 0], -steps[:, 1])
    at = np.arctan2(state.probe[1], state.probe[0])
    apart = np.concatenate([lines, lines + np.pi]) - at
    return float((np.min(apart % tau) + np.min(-apart % tau)) / tau)
