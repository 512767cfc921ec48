"""Readings as Python computes them: the quantities that carry `data-readout` in the browser.

A lesson exports `readings(asked)`: from the parameters of a link to the readings of its state (what
recurs on planes: lib/surfaces/plane_readings.py). A goal that somebody claims to have reached is
checked on these.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from lib.links import amend
from lib.parameters import State
from lib.surfaces.story import Reads

Readings = Mapping[str, float | None]
"""Value by name; None where it is undefined."""
S = TypeVar("S", bound=State)
_STATE = "s"


class Later(Readings):
    """Readings in groups, cheap ones first: a group is computed once a name is sought in vain.

    Parameters
    ----------
    *groups : callables
        Each gives the readings of its group.
    """

    def __init__(self, *groups: Callable[[], Readings]) -> None:
        self._left = list(groups)
        self._known: dict[str, float | None] = {}

    def __getitem__(self, name: str) -> float | None:
        """The reading of this name."""
        while name not in self._known and self._left:
            self._known |= self._left.pop(0)()
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        """The names of all of them."""
        while self._left:
            self._known |= self._left.pop(0)()
        return iter(self._known)

    def __len__(self) -> int:
        """How many there are."""
        return len(list(iter(self)))


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
