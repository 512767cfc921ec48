"""The convex hull of the rows in the plane, and what it says of a softmax classifier.

Label i can win strictly iff w_i is a corner of the hull and no other row lies there; i and j can
tie for the top, all others strictly lower, iff they are neighbours on it with no further row
between. A row within 1e-12 of the extent of the rows (or eight rounding errors of their entries)
from a segment lies on it. No shift and no invertible map of the rows changes any of this.
"""

from math import hypot
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix

_PLANE = 2
Point = tuple[float, float]

_EPSILON = float(np.finfo(np.float64).eps)


class Frame(NamedTuple):
    """Rows about their mean, in units of their extent, and what follows from it."""

    rows: list[Point]
    """The n rows, largest entry 1; all (0, 0) where the rows are alike to within rounding."""
    corners: list[int]
    """Indices of the corners of the hull, counter-clockwise, the lowest index first."""
    tolerance: float
    """How near to a segment a row lies on it: 1e-12, or 8 rounding errors of the entries of W."""


def frame_of(W: Matrix) -> Frame:
    """Frame of good input, shape (n, 2); rows that coincide are stood for by the lowest index."""
    small = W / (np.abs(W).max() or 1.0)
    moved = small - small.mean(axis=0)
    extent = float(np.abs(moved).max())
    if extent <= 8 * _EPSILON:
        return Frame([(0.0, 0.0)] * len(W), [0], 0.0)
    rows = [(float(x), float(y)) for x, y in moved / extent]
    tolerance = max(1e-12, 8 * _EPSILON / extent)
    return Frame(rows, _pruned(rows, _chain(rows), tolerance), tolerance)


def gap(p: Point, a: Point, b: Point) -> float:
    """Distance of p from the segment ab; a = b is allowed.

    Points of the plane, (x, y).
    """
    ab = (b[0] - a[0], b[1] - a[1])
    ap = (p[0] - a[0], p[1] - a[1])
    square = ab[0] ** 2 + ab[1] ** 2
    along = min(1.0, max(0.0, (ap[0] * ab[0] + ap[1] * ab[1]) / square)) if square else 0.0
    return hypot(ap[0] - along * ab[0], ap[1] - along * ab[1])


def _chain(rows: list[Point]) -> list[int]:
    """Monotone chain (Andrew 1979) on the distinct rows, counter-clockwise."""
    order = sorted(range(len(rows)), key=lambda i: (*rows[i], i))
    distinct = [i for k, i in enumerate(order) if k == 0 or rows[i] != rows[order[k - 1]]]
    if len(distinct) == 1:
        return distinct
    return _half_chain(rows, distinct) + _half_chain(rows, distinct[::-1])


def _half_chain(rows: list[Point], order: list[int]) -> list[int]:
    half: list[int] = []
    for i in order:
        while len(half) > 1 and _left_turn(rows[half[-2]], rows[half[-1]], rows[i]) <= 0:
            half.pop()
        half.append(i)
    return half[:-1]


def _left_turn(a: Point, b: Point, c: Point) -> float:
    """Twice the area of the triangle abc, positive where it turns left."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _pruned(rows: list[Point], corners: list[int], tolerance: float) -> list[int]:
    """Corners less those on the segment between their neighbours, the flattest first.

    Of equally flat ones the highest index goes; the lowest index left is put first.
    """
    polygon = list(corners)
    while len(polygon) > 1:
        gaps = [
            gap(rows[i], rows[polygon[k - 1]], rows[polygon[(k + 1) % len(polygon)]]) for k, i in enumerate(polygon)
        ]
        least = min(gaps)
        if least > tolerance:
            break
        polygon.remove(max(i for i, each in zip(polygon, gaps, strict=True) if each == least))
    first = polygon.index(min(polygon))
    return polygon[first:] + polygon[:first]


def hull(W: ArrayLike) -> list[int]:
    """Indices of the corners of the hull of W, shape (n, 2): counter-clockwise, lowest index first.

    Of coinciding rows the lowest index stands for all; rows on an edge are left out. Rows on one
    line give two indices, rows in one point give one.
    """
    return frame_of(_plane("hull", W)).corners


def _plane(function: str, value: ArrayLike) -> Matrix:
    array = checks.matrix(function, value)
    if array.shape[1] != _PLANE:
        raise ValueError(f"{function} needs rows in the plane, got {array.shape[1]} entries a row")
    return array
