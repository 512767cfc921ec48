"""Rows and columns brought to one size, their axes, and how far sums of products may be off."""

from fractions import Fraction

import numpy as np

from lib.maths.checks import Matrix, Vector
from lib.maths.rankings.arrangements.cells import Integers
from lib.maths.rankings.arrangements.exact import Numbers

_GUARD = 64
_TALL = 4
_SAFE = 1e-8
_EPSILON = float(np.finfo(float).eps)


def rounding(count: int) -> float:
    """A bound of the relative rounding error of a sum of so many products, with room."""
    return (count + _GUARD) * _EPSILON


def axes(rows: Matrix) -> tuple[Vector, Matrix]:
    """Singular values, falling, and right singular vectors of rows, shape (n, m).

    By the Gram matrix where rows are many and it loses no more than a few digits.
    """
    if len(rows) > _TALL * rows.shape[1]:
        squares, vectors = np.linalg.eigh(rows.T @ rows)
        if squares[0] > _SAFE * squares[-1]:
            return np.sqrt(squares[::-1]), vectors.T[::-1]
        rows = np.asarray(np.linalg.qr(rows, mode="r"))
    _, s, vt = np.linalg.svd(rows, full_matrices=False)
    return s, vt


def alike(whole: Numbers, factors: list[Fraction]) -> tuple[Numbers, list[Fraction]]:
    """Columns times powers of two that bring their factors to one size."""
    top = max(factors)
    lifts = [1 << max(0, (top // f).bit_length() - 1) for f in factors]
    alike = [f * lift for f, lift in zip(factors, lifts, strict=True)]
    return whole * np.array(lifts, dtype=object), alike


def sized(whole: Matrix) -> tuple[Matrix, Integers]:
    """Columns divided by powers of two, largest entries in [½, 1); a row of zeros below."""
    tops = np.abs(whole).max(axis=0)
    exponents = np.where(tops > 0, np.frexp(tops)[1], 0)
    return np.ldexp(np.r_[whole, np.zeros((1, whole.shape[1]))], -exponents), exponents
