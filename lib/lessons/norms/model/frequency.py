"""Whether frequent words lie elsewhere: cosine and length against the rank of a word.

Where the table has no ranks the order of the file stands in for them: right for GloVe and word2vec
files, which are in order of frequency.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lib.lessons.norms.model.table import Table
from lib.maths.checks import Vector
from lib.maths.spaces.similarity import spearman
from lib.template_access import quotable

BINS = 10
_ROUNDING = 1e-5
"""Lengths that differ by less than this share are one length, rounded."""


@quotable
@dataclass(frozen=True, eq=False)
class Against:
    """A quantity of every word against the rank of the word.

    ranks, values : shape (m,) each: words for which the quantity is defined
    words : their m words
    slope, r_squared : of the least-squares line over log₂(1/rank): the change from one word to
        another of half the rank, which by Zipf's law is twice as frequent; None where there is none
    rho : Spearman's ρ with frequency (with 1/rank); None where all values are equal
    """

    ranks: Vector
    values: Vector
    words: tuple[str, ...]
    slope: float | None
    r_squared: float | None
    rho: float | None

    def steps(self) -> tuple[Vector, Vector]:
        """Median rank and mean value of ten groups of words as large as one another."""
        order = np.argsort(self.ranks, kind="stable")
        groups = np.array_split(order, min(BINS, len(order)))
        return (
            np.array([np.median(self.ranks[group]) for group in groups]),
            np.array([self.values[group].mean() for group in groups]),
        )


Compared = tuple[Against, Against]


@dataclass(frozen=True, eq=False)
class Frequency:
    """Mean cosine with all other words, and length: before and after a remedy."""

    cosine: Compared
    length: Compared


def beside(table: Table, vectors: tuple[str, int]) -> Frequency:
    """Mean cosines, and lengths: of the vectors as they are, and after a remedy."""
    return table.kept(_beside, vectors)


def _beside(table: Table, vectors: tuple[str, int]) -> Frequency:
    plain = ("raw", 0)
    return Frequency(
        (cosine_with_all(table, *plain), cosine_with_all(table, *vectors)),
        (lengths(table, *plain), lengths(table, *vectors)),
    )


def cosine_with_all(table: Table, remedy: str, k: int) -> Against:
    """Mean cosine of each word with all other words, against its rank."""
    rows = np.asarray(table.remedied(remedy, k)[table.sample], dtype=np.float64)
    rows = rows / np.maximum(np.abs(rows).max(axis=1, keepdims=True), np.finfo(np.float64).tiny)
    lengths = np.linalg.norm(rows, axis=1)
    directed = lengths > 0
    units = rows[directed] / lengths[directed, np.newaxis]
    others = max(len(units) - 1, 1)
    return _against(table, table.sample[directed], (units @ units.sum(axis=0) - 1) / others)


def lengths(table: Table, remedy: str, k: int) -> Against:
    """Length of each word's vector, against its rank."""
    rows = np.asarray(table.remedied(remedy, k)[table.sample], dtype=np.float64)
    return _against(table, table.sample, np.linalg.norm(rows, axis=1))


def _against(table: Table, alive: NDArray[np.intp], values: Vector) -> Against:
    all_ranks = np.arange(1, len(table.words) + 1) if table.ranks is None else table.ranks
    ranks = np.asarray(all_ranks[alive], dtype=np.float64)
    words = tuple(table.words[row] for row in alive)
    top = float(np.abs(values).max(initial=0.0))
    if len(values) < 3 or np.ptp(values) <= _ROUNDING * top:  # noqa: PLR2004 - a line
        return Against(ranks, values, words, None, None, None)
    doublings = -np.log2(ranks)
    slope = float(np.polyfit(doublings, values, 1)[0])
    r = float(np.corrcoef(doublings, values)[0, 1])
    return Against(ranks, values, words, slope, r**2, spearman(-ranks, values))
