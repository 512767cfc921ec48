"""Beside lib.maths.classifier.winners: what twins in the browser and tests are held to."""

from itertools import combinations

import numpy as np
from numpy.typing import ArrayLike

from lib.maths.classifier.hull import hull
from lib.maths.classifier.winners import _plane


def losers(W: ArrayLike) -> list[int]:
    """Labels that are no corner of the hull of W, shape (n, 2): they win nowhere, or only tie.

    Raises
    ------
    ValueError
        For input that is not of the plane.
    """
    rows = _plane("losers", W)
    corners = hull(rows)
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
