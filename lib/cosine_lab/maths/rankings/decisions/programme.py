"""A x > 0 decided in integers: the simplex method without fractions, hence without rounding."""

from fractions import Fraction
from typing import NamedTuple

import numpy as np

from cosine_lab.maths.rankings.arrangements.exact import Numbers

_BOLD = 20
"""Pivots a row by the steepest column, before Bland's rule, which cannot go in circles."""


class Solution(NamedTuple):
    """What `solve` found: exactly one of the two.

    point : (D,) integers x with A x > 0, as clear of all demands as |x_c| ≤ 1 allows (rescaled)
    weights : (k,) fractions λ ≥ 0 with Σλ = 1 and λ A = 0, so that no x has A x > 0
    """

    point: Numbers | None
    weights: list[Fraction] | None


def solve(A: Numbers) -> Solution:
    """Decide A x > 0 for integers A of shape (k, D), k ≥ 1.

    The programme is: minimise Σ|r_c| + M s over λ ≥ 0 with λ A + r = 0 and Σλ + s = 1. Its optimum
    is 0 iff there are such weights (Gordan); else the dual solution is the point. All entries of
    the table stay integers over one common denominator (Edmonds 1967, Bareiss 1968).
    """
    k, D = A.shape
    table = _table(A)
    basis = np.r_[np.arange(k, k + D), k + 2 * D]
    denominator = 1
    for count in range(1_000_000):
        row, column = _pivot(table, basis, bold=count < _BOLD * (D + 1))
        if column < 0:
            break
        pivot = table[row, column]
        pivot_row = table[row].copy()
        table = (table * pivot - np.outer(table[:, column], pivot_row)) // denominator
        table[row] = pivot_row
        basis[row] = column
        denominator = pivot
    if table[-1, -1] == 0:
        weights = [Fraction(0)] * k
        for row, variable in enumerate(basis):
            if variable < k:
                weights[variable] = Fraction(int(table[row, -1]), int(denominator))
        return Solution(None, weights)
    # The reduced cost of the column e_c is 1 − y_c, and for the dual y all of A y is < 0.
    point = table[-1, k : k + D] - denominator
    return Solution(point // max(1, int(np.gcd.reduce(point))), None)


def _table(A: Numbers) -> Numbers:
    """Rows: λ A + r⁺ − r⁻ = 0, Σλ + s = 1, and the reduced costs. Last column: right-hand side."""
    k, D = A.shape
    table = np.zeros((D + 2, k + 2 * D + 2), dtype=object)
    table[:D, :k] = A.T
    table[range(D), range(k, k + D)] = 1
    table[range(D), range(k + D, k + 2 * D)] = -1
    table[D, :k] = 1
    table[D, -2:] = 1
    dear = 1 + int(np.abs(A).sum(axis=1).max())  # else the margin could not exceed one
    table[D + 1, k : k + 2 * D] = 1
    table[D + 1, -2] = dear
    table[D + 1] -= table[:D].sum(axis=0) + dear * table[D]
    return table


def _pivot(table: Numbers, basis: np.ndarray, *, bold: bool) -> tuple[int, int]:
    """Leaving row and entering column; column −1 at the optimum."""
    costs = table[-1, :-1]
    falling = np.flatnonzero(costs < 0)
    if not len(falling):
        return -1, -1
    column = int(falling[np.argmin(costs[falling])] if bold else falling[0])
    best: tuple[Fraction, int] | None = None
    leaving = -1
    for row in np.flatnonzero(table[:-1, column] > 0):
        ratio = (Fraction(int(table[row, -1]), int(table[row, column])), int(basis[row]))
        if best is None or ratio < best:
            best, leaving = ratio, int(row)
    return leaving, column
