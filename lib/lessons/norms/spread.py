"""How unevenly a table fills its space, and who is everybody's neighbour, before and after."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from lib.figures.table import Table as Numbers
from lib.lessons.norms.settings import LISTED
from lib.lessons.norms.table import Table
from lib.maths.anisotropy import (
    PairCosines,
    isotropy,
    mean_cosine,
    mean_direction_norm,
    pair_histogram,
)
from lib.maths.centring import unit_length
from lib.maths.hubness import Counts, hubs, k_occurrence, skewness

SHOWN = 12
_FEWEST = 2

Vectors = tuple[str, int]
Progress = Callable[[float, str], None]


@dataclass(frozen=True, eq=False)
class Spread:
    """Directions of one table after one remedy.

    Attributes
    ----------
    alive
        Row numbers with a direction, shape (m,).
    mean_cosine
        Of all pairs of different rows, in [−1/(m − 1), 1].
    mean_norm
        Length of the mean direction, in [0, 1].
    isotropy
        Of the directions, in (0, 1]: lengths play no part, so that remedies can be compared.
    votes
        10-occurrences (fewer where there are fewer rows), shape (m,).
    pairs
        Histogram of the cosines of all pairs.
    """

    alive: NDArray[np.intp]
    mean_cosine: float
    mean_norm: float
    isotropy: float
    votes: Counts
    pairs: PairCosines

    @property
    def hubs(self) -> list[int]:
        """Rows with more votes than the mean + 2 standard deviations, the most popular first."""
        return [int(self.alive[i]) for i in hubs(self.votes)]

    @property
    def skewness(self) -> float | None:
        """Third standardised moment of the votes; None where all have as many."""
        return None if self.votes.min() == self.votes.max() else skewness(self.votes)

    @property
    def unlisted(self) -> int:
        """How many rows are in nobody's list."""
        return int((self.votes == 0).sum())


_KEPT: WeakKeyDictionary[Table, dict[Vectors, Spread]] = WeakKeyDictionary()
"""As long as their tables: for the process where shipped, with the upload where own."""


def spreads(table: Table, vectors: Vectors, tell: Progress) -> tuple[Spread, Spread]:
    """Of the vectors as they are, and after a remedy; computed once for a table.

    Raises
    ------
    ValueError
        Where the remedy is not defined, or leaves fewer than two rows with a direction.
    """
    tell(0.05, "All pairs of words, as they are …")
    before = _spread(table, ("raw", 0))
    tell(0.5, "All pairs of words, after the remedy …")
    return before, _spread(table, vectors)


def _spread(table: Table, vectors: Vectors) -> Spread:
    kept = _KEPT.setdefault(table, {})
    if vectors not in kept:
        kept[vectors] = _solved(table, vectors)
    return kept[vectors]


def _solved(table: Table, vectors: Vectors) -> Spread:
    rows = table.remedied(*vectors)
    alive = np.flatnonzero(rows.any(axis=1))
    if len(alive) < _FEWEST:
        raise ValueError(f"spreads needs two words with a direction, got {len(alive)}")
    directions = unit_length(rows[alive])
    return Spread(
        alive,
        mean_cosine(directions),
        mean_direction_norm(directions),
        isotropy(directions),
        k_occurrence(directions, min(LISTED, len(alive) - 1)),
        pair_histogram(directions),
    )


def hub_table(table: Table, found: tuple[Spread, Spread]) -> Numbers:
    """The most popular words before and after, and in how many lists of ten they are."""
    columns: dict[str, list[str | int | None]] = {}
    for name, each in zip(("before", "after"), found, strict=True):
        top = np.argsort(-each.votes, kind="stable")[:SHOWN]
        empty = [None] * (min(SHOWN, len(table.words)) - len(top))
        columns[f"word, {name}"] = [*(table.words[row] for row in each.alive[top]), *empty]
        columns[f"lists, {name}"] = [*each.votes[top].tolist(), *empty]
    return columns


def bins(found: Sequence[Spread]) -> Numbers:
    """The histograms of all pairs: pairs counted in bins of width 0.0001, empty ones left out."""
    held = [
        (name, low, high, count)
        for name, each in zip(("before", "after"), found, strict=True)
        for low, high, count in zip(
            each.pairs.edges[:-1].tolist(),
            each.pairs.edges[1:].tolist(),
            each.pairs.counts.tolist(),
            strict=True,
        )
        if count
    ]
    return {
        name: [line[at] for line in held]
        for at, name in enumerate(("vectors", "from", "to", "pairs"))
    }


def votes_table(table: Table, found: tuple[Spread, Spread]) -> Numbers:
    """Every word's 10-occurrence before and after, None where it has no direction."""
    columns: dict[str, list[int | None]] = {}
    for name, each in zip(("before", "after"), found, strict=True):
        votes = dict(zip(each.alive.tolist(), each.votes.tolist(), strict=True))
        columns[f"lists, {name}"] = [votes.get(row) for row in range(len(table.words))]
    return {"word": list(table.words), **columns}
