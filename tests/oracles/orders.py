"""Beside lib.maths.rankings.orders: what twins in the browser and tests are held to."""

from typing import NamedTuple

from numpy.typing import ArrayLike

from lib.maths.rankings.orders import _plane
from tests.oracles.obstruction import obstruction


class WhyNot(NamedTuple):
    """Steps (better, worse) of a ranking, and weights > 0, Σ = 1, with which they sum to zero."""

    steps: list[tuple[int, int]]
    weights: list[float]


class Compared(NamedTuple):
    """Rankings that a change of the classifier made impossible, and those it made possible."""

    gone: list[list[int]]
    fresh: list[list[int]]


def why_not(W: ArrayLike, ranking: list[int]) -> WhyNot | None:
    """Why no embedding gives a ranking: at most three of its steps that balance (Gordan's theorem).

    The gaps of the logits along these steps, weighted, sum to zero for every x, so they are not all
    positive. None where the ranking can occur, or only in a region too thin to tell.

    Raises
    ------
    ValueError
        For input that is not of the plane.
    """
    rows = _plane("why_not", W)
    found = obstruction(rows[ranking[:-1]] - rows[ranking[1:]], "+" * (len(ranking) - 1))
    if found is None:
        return None
    return WhyNot([(ranking[k], ranking[k + 1]) for k in found.labels], found.weights)


def compare_rankings(before: list[list[int]], after: list[list[int]]) -> Compared:
    """Which rankings only the first of two lists has, and which only the second, in their order."""
    return Compared(
        gone=[ranking for ranking in before if ranking not in after],
        fresh=[ranking for ranking in after if ranking not in before],
    )
