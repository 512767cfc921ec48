"""Integers as the numbers of an arrangement: no rounding, no tolerance.

Rows are arrays of Python integers (dtype object), of any size. A float is read as the decimal it
prints, as a person typed it: 0.1 is one tenth.
"""

from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from math import gcd

import numpy as np

from lib.maths.arrangements.incremental import Numbers
from lib.maths.checks import Matrix

_DIGITS = 9


def typed(values: Matrix) -> bool:
    """Whether all entries have at most nine significant digits, as typed numbers have."""
    return all(
        len(Decimal(repr(float(v))).normalize().as_tuple().digits) <= _DIGITS
        for v in values.ravel()
    )


def integers(values: Matrix) -> Numbers:
    """The matrix times a common power of ten, as integers."""
    decimals = [Decimal(repr(float(v))) for v in values.ravel()]
    exponents = [d.normalize().as_tuple().exponent for d in decimals]
    shift = max(0, *(-e for e in exponents if isinstance(e, int)))
    scaled = [int(d.scaleb(shift)) if not shift else int(Fraction(d) * 10**shift) for d in decimals]
    result = np.empty(len(scaled), dtype=object)
    result[:] = scaled
    return result.reshape(values.shape)


def pivot_columns(rows: Numbers) -> list[int]:
    """Columns that span the column space of an integer matrix: as many as its rank."""
    left = rows.copy()
    pivots = []
    for _ in range(min(rows.shape)):
        used = np.argwhere(left != 0)
        if not len(used):
            break
        i, j = used[0]
        pivots.append(int(j))
        left = left * left[i, j] - np.outer(left[:, j], left[i])
        left = _primitive(left)
    return sorted(pivots)


class ExactNumbers:
    """Arithmetic of `incremental.cells` for integer rows."""

    def restrict(self, rows: Numbers, wall: Numbers) -> tuple[Numbers, Numbers] | None:
        """Eliminate one coordinate of the wall, fraction-free."""
        p = int(np.flatnonzero(wall)[0])
        others = [o for o in range(len(wall)) if o != p]
        back = np.zeros((len(others), len(wall)), dtype=object)
        back[range(len(others)), others] = wall[p]
        back[:, p] = -wall[others]
        restricted = rows @ back.T
        if not (restricted != 0).any(axis=1).all():
            return None
        return _primitive(restricted), back

    def ring(self, rows: Numbers) -> Numbers:
        """Sort the lines by the exact cotangent of their angles, and take vectors in between."""
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

    def sides(self, points: Numbers, wall: Numbers, rows: Numbers) -> tuple[Numbers, Numbers]:
        """K q ± wall with K too large for any row to be crossed."""
        away = np.abs(points @ rows.T)
        speeds = np.abs(rows @ wall)
        factor = (speeds // away).max(axis=1)[:, None] + 1
        moved = points * factor
        return _primitive(moved + wall), _primitive(moved - wall)


def _primitive(rows: Numbers) -> Numbers:
    """Each row divided by the greatest common divisor of its entries."""
    divisors = np.gcd.reduce(rows, axis=1)
    return rows // np.where(divisors == 0, 1, divisors)[:, None]


def _upper(x: int, y: int) -> tuple[int, int]:
    """The shortest integer vector on the line of (x, y) in the upper half plane."""
    divisor = gcd(x, y) * (1 if (y, x) > (0, 0) else -1)
    return x // divisor, y // divisor
