"""Which label wins in the plane: how long a row must be to, and who never does."""

from itertools import combinations

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.classifier.hull import hull
from cosine_lab.maths.vectors import norm

_PLANE, SAME = 2, 1e-12


def winning_length(W: ArrayLike, k: int) -> float | None:
    """Length that row k must exceed, on its ray, to win somewhere: where the ray leaves the others.

    None where the ray does not meet the convex hull of the other rows, or row k is zero.

    Raises
    ------
    ValueError
        For input that is not of the plane.
    """
    rows = _plane("winning_length", W)
    length = norm(rows[k])
    if length == 0:
        return None
    u = rows[k] / length
    others = np.delete(rows, k, axis=0)
    met = [t for i, a in enumerate(others) for b in others[i:] for t in _crossing(u, a, b)]
    return max(met, default=None)


def _crossing(u: Vector, a: Vector, b: Vector) -> list[float]:
    """Lengths at which the ray along u meets a segment: two for one that lies on it."""
    start, end = _cross(u, a), _cross(u, b)
    if start == end:
        return [t for t in (float(u @ a), float(u @ b)) if t >= 0] if start == 0 else []
    t = _cross(a, b) / (end - start)
    return [t] if start * end <= 0 and t >= 0 else []


def _cross(a: Vector, b: Vector) -> float:
    return float(a[0] * b[1] - a[1] * b[0])


def _plane(function: str, W: ArrayLike) -> Matrix:
    W = checks.matrix(function, W, "unembeddings")
    if W.shape[1] != _PLANE:
        raise ValueError(f"{function} needs unembeddings in the plane, got shape {W.shape}")
    return W


def losers(W: ArrayLike) -> list[int]:
    """Labels that are no corner of the hull of W, shape (n, 2), or one with another row: they win nowhere, or only tie.

    Raises
    ------
    ValueError
        For input that is not of the plane.
    """
    rows = _plane("losers", W)
    apart = np.abs(rows[:, np.newaxis] - rows).max(axis=2) <= SAME * np.abs(rows - rows.mean(axis=0)).max()
    corners = [k for k in hull(rows) if apart[k].sum() == 1]
    return [k for k in range(len(rows)) if k not in corners]


def closest_pair(W: ArrayLike) -> tuple[int, int] | None:
    """The two rows that differ least, by the largest entry of their difference; None of one row.

    Raises
    ------
    ValueError
        For input that is not of the plane.
    """
    rows = _plane("closest_pair", W)
    pairs = combinations(range(len(rows)), 2)
    return min(pairs, key=lambda ij: float(np.abs(rows[ij[0]] - rows[ij[1]]).max()), default=None)
