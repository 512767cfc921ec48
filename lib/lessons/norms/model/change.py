"""Who is near a word by the cosine of the vectors as they are, and who is after a remedy."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from lib.lessons.norms.model.measures import DISTANCES, ranking, scaled_to_unit, scores
from lib.lessons.norms.model.table import Table
from lib.lessons.norms.state import LISTED, Choice
from lib.maths.checks import Vector

_ROUNDING = 1e-6


@dataclass(frozen=True, eq=False)
class Change:
    """Scores and places of all words for one query: by cosine as they are, and after a remedy.

    words : all n words
    query : row number of the query
    before, after : scores, shape (n,); NaN for the query and where undefined
    was, now : places, shape (n,), 1 the nearest; 0 where undefined
    """

    words: tuple[str, ...]
    query: int
    before: Vector
    after: Vector
    was: NDArray[np.int64]
    now: NDArray[np.int64]

    @cached_property
    def listed_before(self) -> list[int]:
        """Rows of the ten nearest before, the nearest first."""
        return _first(self.was)

    @cached_property
    def listed_after(self) -> list[int]:
        """Rows of the ten nearest after."""
        return _first(self.now)

    @cached_property
    def left(self) -> list[int]:
        """Rows that were among the ten nearest and are no more."""
        return [row for row in self.listed_before if row not in self.listed_after]

    @cached_property
    def entered(self) -> list[int]:
        """Rows that are among the ten nearest and were not."""
        return [row for row in self.listed_after if row not in self.listed_before]

    @property
    def same_scores(self) -> bool:
        """Whether every score stayed, to within the rounding of float32."""
        return bool(np.allclose(self.before, self.after, atol=_ROUNDING, equal_nan=True))

    @property
    def same_order(self) -> bool:
        """Whether every word kept its place."""
        return bool(np.array_equal(self.was, self.now))


def changed(table: Table, query: int, choice: Choice) -> Change:
    """What a choice does to the neighbours of a word; made once for all readers of the table.

    Raises
    ------
    ValueError
        Where the remedy or the measure is not defined for this table or this query: the query has
        no direction, or all others score the same.
    """
    return table.kept(_changed, query, choice)


def _changed(table: Table, query: int, choice: Choice) -> Change:
    before = scores("cosine", table.remedied("raw", 0), query, 0.0)
    after = scores(choice.measure, table.remedied(*choice.vectors), query, choice.weight)
    now = ranking(after, least_first=choice.measure in DISTANCES)
    if choice.remedy == "min-max":
        after = scaled_to_unit(after)
    was = ranking(before, least_first=False)
    return Change(table.words, query, before, after, was, now)


def _first(places: NDArray[np.int64]) -> list[int]:
    rows = np.flatnonzero((places > 0) & (places <= LISTED))
    return [int(row) for row in rows[np.argsort(places[rows])]]
