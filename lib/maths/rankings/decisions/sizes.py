"""Rows and columns brought to one size, their axes, and how far sums of products may be off."""

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from lib.maths.checks import Matrix, Vector
from lib.maths.rankings.arrangements.exact import Numbers

_GUARD = 64
_TALL = 4
_SAFE = 1e-8
_EPSILON = float(np.finfo(float).eps)
_HELD = 1 << 22
"""Numbers of a table that are worked on at once."""

Read = Callable[[slice], Matrix]
"""Some rows of a table that is not held whole."""


def rounding(count: int) -> float:
    """A bound of the relative rounding error of a sum of so many products, with room."""
    return (count + _GUARD) * _EPSILON


def pieces(n: int, m: int, least: int = 1) -> list[slice]:
    """Rows of a table of shape (n, m), as many at a time as are worked on at once."""
    step = max(least, _HELD // m, 1)
    return [slice(start, min(start + step, n)) for start in range(0, n, step)]


def middle(read: Read, n: int, m: int) -> Vector:
    """Mean row of a table of shape (n, m)."""
    if len(parts := pieces(n, m)) == 1:
        return np.asarray(read(parts[0]).mean(axis=0))
    return np.asarray(sum(read(part).sum(axis=0) for part in parts) / n)


def lengths(read: Read, n: int, m: int) -> Vector:
    """Of the rows of a table of shape (n, m)."""
    found = np.zeros(n)
    for part in pieces(n, m):
        found[part] = np.linalg.norm(read(part), axis=1)
    return found


def axes(read: Read, n: int, m: int) -> tuple[Vector, Matrix]:
    """Singular values, falling, and right singular vectors of a table of shape (n, m).

    By the Gram matrix where rows are many and it loses no more than a few digits.
    """
    if n > _TALL * m or (n > m and n * m > _HELD):
        gram = np.zeros((m, m))
        for part in pieces(n, m):
            rows = read(part)
            gram += rows.T @ rows
        squares, vectors = np.linalg.eigh(gram)
        if squares[0] > _SAFE * squares[-1]:
            return np.sqrt(squares[::-1]), vectors.T[::-1]
        rows = np.zeros((0, m))
        for part in pieces(n, m, m // 2):
            rows = np.asarray(np.linalg.qr(np.concatenate([rows, read(part)]), mode="r"))
    else:
        rows = read(slice(0, n))
    _, s, vt = np.linalg.svd(rows, full_matrices=False)
    return s, vt


def alike(whole: Numbers, factors: list[Fraction]) -> tuple[Numbers, list[Fraction]]:
    """Columns times powers of two that bring their factors to one size."""
    top = max(factors)
    lifts = [1 << max(0, (top // f).bit_length() - 1) for f in factors]
    alike = [f * lift for f, lift in zip(factors, lifts, strict=True)]
    return whole * np.array(lifts, dtype=object), alike
