"""The rankings of a softmax in three dimensions and more: which can occur, and who wins where."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lib.figures.counts import Count
from lib.figures.space import SPACE
from lib.maths.checks import Matrix
from lib.maths.rankings.braid import differences, rankings_of_signs
from lib.maths.rankings.counting import max_rankings
from lib.maths.rankings.great_circles import Sphere, sphere
from lib.maths.rankings.patterns import rankings

MOST = 8
LISTED = 5_040


class Cut(NamedTuple):
    """The sphere of directions x cut by the planes (w_i − w_j)·x = 0.

    orders : the ranking of each region, best first
    winners : labels that win somewhere; shades : number among them of each region's winner
    """

    sphere: Sphere
    orders: NDArray[np.int64]
    winners: list[int]
    shades: list[int]


def cut(rows: Matrix) -> Cut | None:
    """The sphere cut by the first three coordinates of the rows, shape (n, 3 or more).

    None for more than eight labels, for one, and where two rows are equal.
    """
    if not 1 < len(rows) <= MOST:
        return None
    steps = differences(rows[:, :SPACE])
    if not np.abs(steps).max(axis=1).all():
        return None
    found = sphere(steps)
    orders = rankings_of_signs(found.signs, len(rows))
    winners, shades = np.unique(orders[:, 0], return_inverse=True)
    return Cut(found, orders, winners.tolist(), shades.tolist())


def counts(rows: Matrix) -> list[Count]:
    """How many rankings can occur in d = 1, 2, … n − 1 dimensions: the rows' first d coordinates.

    Parameters
    ----------
    rows : (n ≥ 2, n − 1 or more) array
    """
    n = len(rows)
    return [
        Count(d, _listed(rows[:, :d]), max_rankings(n, d), math.factorial(n)) for d in range(1, n)
    ]


def _listed(rows: Matrix) -> int | None:
    try:
        return len(rankings(rows, limit=LISTED).rows)
    except ValueError:
        return None
