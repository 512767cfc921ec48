"""Rankings in the plane: what an input makes of it, why one is impossible, when models agree."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.rankings.cosines import rankings_of_signs
from cosine_lab.maths.rankings.patterns import sign_patterns
from tests.oracles.column_space import column_basis
from tests.oracles.obstruction import obstruction

_PLANE = 2
_TIE = 1e-12
"""Logits this near to one another, relative to the largest, are a tie."""


class Ranked(NamedTuple):
    """Labels from best to worst, and two neighbours in that order that tie, if any do."""

    order: list[int]
    tie: tuple[int, int] | None


def ranking_of(W: ArrayLike, x: ArrayLike) -> Ranked:
    """How an embedding x, shape (2,), ranks the rows of W, shape (n, 2); equal ones by their index.

    Raises
    ------
    ValueError
        For input that is not of the plane.
    """
    rows = _plane("ranking_of", W)
    logits = rows @ checks.vector("ranking_of", x, "an embedding", size=_PLANE)
    order = np.argsort(-logits, kind="stable")
    ties = np.flatnonzero(-np.diff(logits[order]) <= _TIE * np.abs(logits).max())
    tie = (int(order[ties[0]]), int(order[ties[0] + 1])) if ties.size else None
    return Ranked(order.tolist(), tie)


def rankings_from_cosines(C: ArrayLike, n: int) -> list[list[int]]:
    """Rankings of n labels that the cosines of their differences alone allow (Theorem 5.6).

    They are the sign patterns of the column space of C, shape (n(n−1)/2, n(n−1)/2), each read as
    who is above whom; in the order of the patterns, "+" before "−".

    Raises
    ------
    ValueError
        For cosines that belong to no classifier in the plane.
    """
    signs = sign_patterns(column_basis(C)).rows
    found: list[list[int]] = rankings_of_signs(signs, n).tolist()
    return found


def _plane(function: str, W: ArrayLike) -> Matrix:
    W = checks.matrix(function, W, "unembeddings")
    if W.shape[1] != _PLANE:
        raise ValueError(f"{function} needs unembeddings in the plane, got shape {W.shape}")
    return W


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
