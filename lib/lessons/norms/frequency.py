"""Whether frequent words lie elsewhere: cosine and length against the rank of a word.

Where the table has no ranks the order of the file stands in for them: right for GloVe and word2vec
files, which are in order of frequency.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lib.data import quoted
from lib.figures.table import Table as Numbers
from lib.lessons.norms.table import Table
from lib.maths.checks import Vector
from lib.maths.similarity import spearman

BINS = 10
_ROUNDING = 1e-5
"""Lengths that differ by less than this share are one length, rounded."""


@dataclass(frozen=True, eq=False)
class Against:
    """A quantity of every word against the rank of the word.

    Attributes
    ----------
    ranks, values
        Shape (m,) each: words for which the quantity is defined.
    words
        Their m words.
    slope, r_squared
        Of the least-squares line over log₂(1/rank): the change from one word to another of half
        the rank, which by Zipf's law is twice as frequent; None where there is none.
    rho
        Spearman's ρ with frequency (with 1/rank); None where all values are equal.
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


Both = tuple[Against, Against]


def beside(table: Table, vectors: tuple[str, int]) -> tuple[Both, Both]:
    """Mean cosines, and lengths: of the vectors as they are, and after a remedy."""
    plain = ("raw", 0)
    return (
        (cosine_with_all(table, *plain), cosine_with_all(table, *vectors)),
        (lengths(table, *plain), lengths(table, *vectors)),
    )


def cosine_with_all(table: Table, remedy: str, k: int) -> Against:
    """Mean cosine of each word with all other words, against its rank."""
    rows = np.asarray(table.remedied(remedy, k), dtype=np.float64)
    rows = rows / np.maximum(np.abs(rows).max(axis=1, keepdims=True), np.finfo(np.float64).tiny)
    lengths = np.linalg.norm(rows, axis=1)
    alive = np.flatnonzero(lengths > 0)
    units = rows[alive] / lengths[alive, np.newaxis]
    others = max(len(alive) - 1, 1)
    return _against(table, alive, (units @ units.sum(axis=0) - 1) / others)


def lengths(table: Table, remedy: str, k: int) -> Against:
    """Length of each word's vector, against its rank."""
    rows = np.asarray(table.remedied(remedy, k), dtype=np.float64)
    return _against(table, np.arange(len(rows)), np.linalg.norm(rows, axis=1))


def compared(cosine: Against, length: Against) -> Numbers:
    """Zhou's regressions, quoted, over ours, computed: what changes as frequency doubles."""
    first, ball = quoted.ZHOU_COSINE_ON_LOG2_FREQUENCY, quoted.ZHOU_RADIUS_ON_LOG2_FREQUENCY
    held = quoted.ZHOU_CONTROLLED
    return {
        "what": [
            "cosine of two contexts of one word",
            "… with senses and word form held fixed",
            "radius of the ball around ten contexts",
            "mean cosine with all other words",
            "length of the vector",
        ],
        "by": ["quoted: Zhou et al., BERT"] * 3 + ["computed here"] * 2,
        "change as frequency doubles": [
            first.slope,
            held.log2_frequency,
            ball.slope,
            cosine.slope,
            length.slope,
        ],
        "R²": [
            first.r_squared,
            held.r_squared,
            ball.r_squared,
            cosine.r_squared,
            length.r_squared,
        ],
        "n": [first.n, first.n, ball.n, len(cosine.values), len(length.values)],
    }


def quoted_table() -> Numbers:
    """Zhou's figure 2, as read off."""
    return {
        "frequency bin": list(range(1, len(quoted.ZHOU_BY_COSINE) + 1)),
        "same by cosine": quoted.ZHOU_BY_COSINE,
        "same by people": quoted.ZHOU_BY_PEOPLE,
    }


def points(both: Both) -> Numbers:
    """Every word with its rank and the quantity before and after, None where undefined."""
    before, after = (dict(zip(each.words, each.values.tolist(), strict=True)) for each in both)
    first = both[0]
    return {
        "word": first.words,
        "rank": first.ranks.astype(int).tolist(),
        "before": [before[word] for word in first.words],
        "after": [after.get(word) for word in first.words],
    }


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
