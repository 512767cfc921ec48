"""Integers as the numbers of an arrangement: no rounding, no tolerance.

Rows are arrays of Python integers (dtype object), of any size. A float is read as the decimal it
prints, as a person typed it: 0.1 is one tenth.
"""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from math import gcd, lcm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Integers, Matrix

Numbers = NDArray[Any]

_DIGITS = 9
_PRIME = 2**31 - 1


def typed(values: Matrix) -> bool:
    """Whether all entries have at most nine significant digits, as typed numbers have.

    values : any shape.
    """
    return all(len(Decimal(repr(float(v))).normalize().as_tuple().digits) <= _DIGITS for v in values.ravel())


def integer_columns(values: Matrix, *, decimal: bool) -> tuple[Numbers, list[Fraction]]:
    """Each column times a factor of its own, as integers, and these factors.

    With `decimal` a float is the decimal it prints, else the binary fraction it is.

    values : shape (n, m).
    """
    whole = np.zeros(values.shape, dtype=object)
    factors = []
    for c, column in enumerate(values.T):
        exact = [Fraction(repr(float(v)) if decimal else float(v)) for v in column]
        common = lcm(*(v.denominator for v in exact))
        numbers = [int(v * common) for v in exact]
        shared = gcd(*numbers) or 1
        whole[:, c] = [v // shared for v in numbers]
        factors.append(Fraction(common, shared))
    return whole, factors


def pivot_columns(rows: Numbers) -> list[int]:
    """Columns that span the column space of an integer matrix: as many as its rank.

    Columns that are independent modulo a prime are independent; only where that leaves the rank
    open are the integers themselves eliminated.

    rows : shape (n, m).
    """
    modulo = residual_pivots(residues(rows))
    if len(modulo) == min(rows.shape):
        return modulo
    return _pivots(rows, primitive)


def residues(rows: Numbers) -> Integers:
    """Integers modulo a prime, of any shape."""
    return np.asarray(rows % _PRIME, dtype=np.int64)


def residual_pivots(rows: Integers) -> list[int]:
    """As `pivot_columns`, of residues or their differences: at most as many, and independent."""
    return _pivots(rows % _PRIME, lambda rest: rest % _PRIME)


def _pivots(rest: Numbers, reduced: Callable[[Numbers], Numbers]) -> list[int]:
    pivots = []
    for _ in range(min(rest.shape)):
        i = int(rest.any(axis=1).argmax())
        j = int((rest[i] != 0).argmax())
        if rest[i, j] == 0:
            break
        pivots.append(j)
        rest = reduced(rest * rest[i, j] - np.outer(rest[:, j], rest[i]))
    return sorted(pivots)


def restrict(rows: Numbers, wall: Numbers) -> tuple[Numbers, Numbers]:
    """Rows on the hyperplane `wall`, one of its coordinates eliminated, and the way back.

    rows : shape (k, m); wall : shape (m,); the answers (k, m − 1) and (m − 1, m).
    """
    p = int(np.flatnonzero(wall)[0])
    others = [o for o in range(len(wall)) if o != p]
    back = np.zeros((len(others), len(wall)), dtype=object)
    back[range(len(others)), others] = wall[p]
    back[:, p] = -wall[others]
    columns = rows[:, others]
    return columns * wall[p] - rows[:, p : p + 1] * wall[others], back


def ring(rows: Numbers) -> Numbers:
    """One point in each sector of the plane between the lines row·x = 0, sorted by cotangent.

    rows : shape (k, 2).
    """
    lines = {_upper(-int(b), int(a)) for a, b in rows}
    if len(lines) == 1:
        return np.concatenate([rows[:1], -rows[:1]])
    turned = sorted(lines, key=lambda line: (line[1] > 0, Fraction(-line[0], line[1] or 1)))
    first = turned[0]
    turned.append((-first[0], -first[1]))
    half = np.empty((len(lines), 2), dtype=object)
    for k, (u, v) in enumerate(pairwise(turned)):
        a, b = abs(u[0]) + abs(u[1]), abs(v[0]) + abs(v[1])
        half[k] = [u[0] * b + v[0] * a, u[1] * b + v[1] * a]
    return np.concatenate([half, -half])


def sides(points: Numbers, wall: Numbers, rows: Numbers) -> tuple[Numbers, Numbers]:
    """Points on the wall moved to its sides, K q ± wall, K too large for a row to be crossed.

    points : shape (N, m); wall : shape (m,); rows : shape (k, m).
    """
    away = np.abs(points @ rows.T)
    speeds = np.abs(rows @ wall)
    factor = (speeds // away).max(axis=1)[:, None] + 1
    moved = points * factor
    return primitive(moved + wall), primitive(moved - wall)


def primitive(rows: Numbers) -> Numbers:
    """Each row divided by the greatest common divisor of its entries.

    rows : shape (k, m).
    """
    divisors = np.gcd.reduce(rows, axis=1)
    return rows // np.where(divisors == 0, 1, divisors)[:, None]


def _upper(x: int, y: int) -> tuple[int, int]:
    """The shortest integer vector on the line of (x, y) in the upper half plane."""
    divisor = gcd(x, y) * (1 if (y, x) > (0, 0) else -1)
    return x // divisor, y // divisor
