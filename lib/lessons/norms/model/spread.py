"""How unevenly a table fills its space, and who is everybody's neighbour, before and after."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np
from numpy.typing import NDArray

from lib.background_jobs import Progress
from lib.data import computed
from lib.lessons.norms.model.table import Table, shipped
from lib.lessons.norms.state import LISTED, TABLES
from lib.maths.spaces.anisotropy import PairCosines, isotropy, mean_cosine, mean_direction_norm, pair_histogram
from lib.maths.spaces.centring import unit_length
from lib.maths.spaces.hubness import Counts, hubs, k_occurrence, k_occurrence_of_many, skewness
from lib.refusals import Word
from lib.template_access import quotable

_FEWEST = 2

Vectors = tuple[str, int]


@quotable
@dataclass(frozen=True, eq=False)
class Spread:
    """Directions of one table after one remedy.

    alive : row numbers with a direction, shape (m,): of all rows up to 50,000, else of the sample
    mean_cosine : of all pairs of different rows of the sample, in [−1, 1]
    mean_norm : length of the mean direction, in [0, 1]
    isotropy : of the directions, in (0, 1]: lengths play no part, so that remedies can be compared
    votes : 10-occurrences (fewer where there are fewer rows), shape (m,)
    pairs : histogram of the cosines of all pairs of the sample
    """

    alive: NDArray[np.intp]
    mean_cosine: float
    mean_norm: float
    isotropy: float
    votes: Counts
    pairs: PairCosines

    @cached_property
    def hubs(self) -> list[int]:
        """Rows with more votes than the mean + 2 standard deviations, the most popular first."""
        return [int(self.alive[i]) for i in hubs(self.votes)]

    @cached_property
    def skewness(self) -> float | None:
        """Third standardised moment of the votes; None where all have as many."""
        return None if self.votes.min() == self.votes.max() else skewness(self.votes)

    @cached_property
    def unlisted(self) -> int:
        """How many rows are in nobody's list."""
        return int((self.votes == 0).sum())


Both = tuple[Spread, Spread]


def spreads(table: Table, vectors: Vectors, tell: Progress) -> Both | None:
    """Of the vectors as they are, and after a remedy; computed once for a table.

    None where the remedy is not defined, or leaves fewer than two rows with a direction.
    """
    tell(0.05, Word("norms.telling-before"))
    before = spread(table, ("raw", 0), _part(tell, 0.05, "norms.telling-before"))
    tell(0.5, Word("norms.telling-after"))
    after = spread(table, vectors, _part(tell, 0.5, "norms.telling-after"))
    return (before, after) if before and after else None


def asked(table: Table, wanted: tuple[str, Vectors], tell: Progress) -> Both | None:
    """The same as a job: what is wanted is the table's key and a remedy of its vectors."""
    return spreads(table, wanted[1], tell)


def jobs(table: Table) -> tuple[partial[Both | None], partial[Both | None]]:
    """`asked` and `at_hand` of a table."""
    return partial(asked, table), partial(at_hand, table)


class Told:
    """Told how far a spread is; one is as good as another, so that what is kept asks for none."""

    def __init__(self, tell: Callable[[float], None] = lambda _done: None) -> None:
        self.tell = tell

    def __hash__(self) -> int:
        return hash(Told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told)


def _part(tell: Progress, start: float, said: str) -> Told:
    return Told(lambda done: tell(start + 0.45 * done, Word(said)))


def spread(table: Table, vectors: Vectors, told: Told | None = None) -> Spread | None:
    """One table after one remedy; None as above."""
    return table.kept(_spread, vectors, told or Told())


def at_hand(table: Table, wanted: tuple[str, Vectors]) -> Both | None:
    """What `asked` gives, if it takes no work: most spreads of a shipped table are shipped too."""
    before, after = _shipped(table, ("raw", 0)), _shipped(table, wanted[1])
    return (before, after) if before and after else None


def _shipped(table: Table, vectors: Vectors) -> Spread | None:
    if table.key not in TABLES or table is not shipped(table.key):
        return None
    return computed.found("norms", key(table, vectors), Spread)


def key(table: Table, vectors: Vectors) -> str:
    """Under which a shipped spread is found."""
    return ":".join(map(str, (table.key, *vectors)))


def _spread(table: Table, vectors: Vectors, told: Told) -> Spread | None:
    return _shipped(table, vectors) or measured(table, vectors, told)


def measured(table: Table, vectors: Vectors, told: Told | None = None) -> Spread | None:
    """The spread of a table, computed here: seconds for a shipped one, a minute for 50,000 rows."""
    try:
        every = table.remedied(*vectors)
    except ValueError:
        return None
    rows = every[table.sample]
    directed = rows.any(axis=1)
    if directed.sum() < _FEWEST:
        return None
    alive, directions = table.sample[directed], unit_length(rows[directed])
    if table.whole or not table.counted:
        votes = k_occurrence(directions, min(LISTED, len(alive) - 1))
    else:
        alive = np.flatnonzero(every.any(axis=1))
        votes = k_occurrence_of_many(every[alive], LISTED, (told or Told()).tell)
    return Spread(
        alive,
        mean_cosine(directions),
        mean_direction_norm(directions),
        isotropy(directions),
        votes,
        pair_histogram(directions),
    )
