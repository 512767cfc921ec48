"""H.2: two point configurations, one set of sign patterns, two sets of rankings (Theorem H.1)."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

import numpy as np

from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.rankings.patterns import rankings, sign_patterns, sign_strings
from cosine_lab.shared_cache import shared_cache

Ranking = tuple[int, ...]
Pair = tuple[int, int]

NAMES = ("W", "W′")
LABELS = ("1", "2", "3", "4", "5")
FIRST = ((1, -0.8, 1), (1, 0.8, 1), (1, 0.55, -0.5), (1, -1, -1), (1, 1, -1))
SECOND = ((1, -1, 1), (1, 1, 1), (1, 0.35, -0.5), (1, -0.8, -1), (1, 0.8, -1))


class Minor(NamedTuple):
    """det(p_i − p_j, p_k − p_l) of the pairs (i, j) and (k, l), in each configuration."""

    first: Pair
    second: Pair
    values: tuple[Fraction, Fraction]


class Comparison(NamedTuple):
    """What two matrices of unembeddings share, and what not.

    signs : the sign vectors of each; rankings : the rankings of each, best first
    direction : an embedding, its constant entry left out, for a ranking of the first only
    minors : how many 2 × 2 minors of the differences there are
    deciding : those whose sign differs
    """

    signs: tuple[list[str], list[str]]
    rankings: tuple[list[Ranking], list[Ranking]]
    direction: Matrix
    minors: int
    deciding: list[Minor]

    def only(self, k: int) -> list[Ranking]:
        """Rankings of configuration number k that the other one lacks."""
        return [row for row in self.rankings[k] if row not in self.rankings[1 - k]]

    @property
    def shared(self) -> list[Ranking]:
        """Rankings of both."""
        return [row for row in self.rankings[0] if row in self.rankings[1]]


@shared_cache
def comparison() -> Comparison:
    """The two configurations of H.2 compared, everything computed from their coordinates.

    Raises
    ------
    ValueError
        If the first had no ranking of its own.
    """
    both = (np.array(FIRST, dtype=np.float64), np.array(SECOND, dtype=np.float64))
    signs = [sign_strings(sign_patterns(W).rows) for W in both]
    lists = [rankings(W) for W in both]
    orders = [[tuple(row) for row in cells.rows.tolist()] for cells in lists]
    own = [k for k, row in enumerate(orders[0]) if row not in orders[1]]
    if not own:
        raise ValueError("comparison needs a ranking of the first configuration only, got none")
    minors = list(_minors())
    return Comparison(
        (signs[0], signs[1]),
        (orders[0], orders[1]),
        lists[0].points[own[0]][1:],
        len(minors),
        [minor for minor in minors if _sign(minor.values[0]) != _sign(minor.values[1])],
    )


def points(k: int) -> Matrix:
    """The points of configuration number k: its rows without the constant first column."""
    return np.array((FIRST, SECOND)[k], dtype=np.float64)[:, 1:]


def ranking_name(order: Ranking) -> str:
    """A ranking, best first: 4›1›3›2›5."""
    return "›".join(LABELS[k] for k in order)


def _minors() -> list[Minor]:
    pairs = list(combinations(range(len(LABELS)), 2))
    return [Minor(p, q, (_determinant(FIRST, p, q), _determinant(SECOND, p, q))) for p, q in combinations(pairs, 2)]


def _determinant(rows: Sequence[Sequence[float]], p: Pair, q: Pair) -> Fraction:
    """Exactly, every coordinate read as the decimal it prints."""
    (a, b), (c, d) = ([Fraction(repr(rows[i][k])) - Fraction(repr(rows[j][k])) for k in (1, 2)] for i, j in (p, q))
    return a * d - b * c


def _sign(value: Fraction) -> int:
    return (value > 0) - (value < 0)
