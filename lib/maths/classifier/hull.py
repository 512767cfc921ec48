"""The convex hull of the rows in the plane, and what it says of a softmax classifier.

Label i can win strictly iff w_i is a corner of the hull and no other row lies there; i and j can
tie for the top, all others strictly lower, iff they are neighbours on it with no further row
between. A row within 1e-12 of the extent of the rows (or eight rounding errors of their entries)
from a segment lies on it. No shift and no invertible map of the rows changes any of this.
"""

from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.classifier.corners import frame_of

_PLANE = 2


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
