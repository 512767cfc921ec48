"""Lengths and cosines, free of overflow and underflow, and the shift of all rows."""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector


def norm(a: ArrayLike) -> float:
    """Length ‖a‖ ≥ 0 of a vector of shape (d,); the largest entry is divided out first."""
    return float(_lengths(checks.vector("norm", a)[np.newaxis])[0])


def lengths(W: ArrayLike) -> Vector:
    """Lengths of the n rows of W, shape (n,), computed as `norm` does."""
    return _lengths(checks.matrix("lengths", W))


def cosine(a: ArrayLike, b: ArrayLike) -> float:
    """Cosine a·b / (‖a‖‖b‖) of two vectors of shape (d,), in [-1, 1].

    Both are first divided by their largest entry, so that 1e-170 and 1e170 are as good as 1; exactly parallel vectors
    give exactly ±1. (scikit-learn's cosine of a zero vector is 0: ours is undefined.)

    Neither is a zero vector.
    """
    a = checks.vector("cosine", a)
    b = checks.vector("cosine", b, "two vectors of one size", size=a.size)
    top_a, top_b = np.abs(a).max(), np.abs(b).max()
    if top_a == 0 or top_b == 0:
        raise ValueError("cosine needs non-zero vectors, got a zero vector")
    p, q = a / top_a, b / top_b
    return float(np.clip(_dot(p, q) / np.sqrt(_dot(p, p) * _dot(q, q)), -1.0, 1.0))


def cosines(W: ArrayLike) -> Matrix:
    """Cosines of all pairs of rows, shape (n, n), in [-1, 1]; definition 5.2 of Nielsen & Grivas.

    NaN in the row and column of a zero vector, where the cosine is undefined; exactly 1 on the rest of the diagonal.
    """
    W = checks.matrix("cosines", W)
    top = np.abs(W).max(axis=1, keepdims=True)
    rows = W / np.where(top > 0, top, 1.0)
    gram = rows @ rows.T
    squares = np.where(top[:, 0] > 0, np.diag(gram), np.nan)
    result = np.clip(gram / np.sqrt(np.outer(squares, squares)), -1.0, 1.0)
    np.fill_diagonal(result, np.where(np.isnan(squares), np.nan, 1.0))
    return np.asarray(result, dtype=np.float64)


def _lengths(W: Matrix) -> Vector:
    top = np.abs(W).max(axis=1, keepdims=True)
    scaled = W / np.where(top > 0, top, 1.0)
    return np.asarray(top[:, 0] * np.sqrt((scaled**2).sum(axis=1)), dtype=np.float64)


def _dot(p: Vector, q: Vector) -> float:
    """One order of summation for all products, so that equal vectors give equal sums."""
    return float((p * q).sum())
