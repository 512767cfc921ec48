"""Readings as Python computes them: the quantities that carry `data-readout` in the browser.

A lesson whose work can be handed in exports `readings(asked)`: from the parameters of a link to the
readings of its state. A goal that somebody claims to have reached is checked on these.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import ArrayLike

from lib.links import amend
from lib.maths.classifier.effects import effect
from lib.parameters import State
from lib.surfaces.story import Reads

Readings = dict[str, float | None]
"""Value by name; None where it is undefined."""
S = TypeVar("S", bound=State)
_STATE = "s"


def linked(default: S, asked: Mapping[str, str]) -> S:
    """The state of a link, which must be whole.

    Raises
    ------
    Refused
        Where any of it would be ignored: what was handed in is not what would be shown.
    """
    state, ignored = amend(default, asked.get(_STATE))
    if ignored:
        raise ignored[0]
    return state


def of_move(
    before: tuple[ArrayLike, ArrayLike], after: tuple[ArrayLike, ArrayLike], pair: tuple[int, int]
) -> Readings:
    """Readings of the pair and of the meter, for unembeddings and embeddings before and after."""
    found = effect(before, after, pair)
    return {
        "cos-before": found.before,
        "cos": found.after,
        "max-dp": found.max_dp,
        "changed": float(found.changed),
        "max-dcos": found.max_dcos,
    }


def translated(rows: ArrayLike, shift: ArrayLike) -> ArrayLike:
    """Rows w + v, shape (n, d)."""
    return np.asarray(rows, dtype=np.float64) + np.asarray(shift, dtype=np.float64)


def reached(goal: Sequence[Reads], readings: Readings) -> bool | None:
    """Whether all comparisons of a goal hold; None where Python knows not every reading.

    Twin of `holds` in assets/lab/story/machine.js.
    """
    if any(each.reading not in readings for each in goal):
        return None
    return all(_holds(each, readings[each.reading]) for each in goal)


def _holds(reads: Reads, value: float | None) -> bool:
    if value is None:
        return False
    return {
        "<": value < reads.value,
        "<=": value <= reads.value + reads.within,
        "=": abs(value - reads.value) <= reads.within,
        ">=": value >= reads.value - reads.within,
        ">": value > reads.value,
    }[reads.relation]
