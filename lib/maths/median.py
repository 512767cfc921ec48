"""The geometric median: private twin of `lib.maths.translation.geometric_median`, any dimension.

A row is the median iff the unit vectors from it to the others add up to no more than the number of
rows lying there (Kuhn 1973). Otherwise the best row is left downhill, below all rows, and Newton's
method, its step halved until both the sum of distances and its gradient fall, does the rest. (The
classical step of Weiszfeld 1937 stalls where the median lies next to a row.)
"""

import numpy as np

from lib.maths.checks import Matrix, Vector
from lib.maths.vectors import lengths, norm

_STEPS = 100
_HALVINGS = 40
_PRECISION = 4e-16
_KUHN_TOLERANCE = 1e-12
_LEVEL = 1 + 1e-15
"""Sums of distances this near to one another are equal to within rounding."""


def median_of(W: Matrix) -> Vector:
    """Point with the smallest sum of distances from the rows of W, shape (n, d): shape (d,).

    The row itself, to the last bit, where it is one. Where a whole segment does as well (an even
    number of rows on one line), its middle.
    """
    centre = W.mean(axis=0)
    size = np.abs(W - centre).max()
    if size == 0:
        return np.array(W[0])
    rows = (W - centre) / size
    best = [k for k, row in enumerate(rows) if _is_median(rows, row)]
    if best:
        return np.asarray(np.unique(W[best], axis=0).mean(axis=0))
    return np.asarray(_descend(rows) * size + centre)


def _is_median(rows: Matrix, row: Vector) -> bool:
    here = int((rows == row).all(axis=1).sum())
    return norm(_pull(rows, row)) <= here + _KUHN_TOLERANCE


def _pull(rows: Matrix, x: Vector) -> Vector:
    """Sum of the unit vectors from x to the rows elsewhere: minus the gradient."""
    difference = rows - x
    distance = lengths(difference)
    away = distance > 0
    return np.asarray((difference[away] / distance[away, np.newaxis]).sum(axis=0))


def _sum(rows: Matrix, x: Vector) -> float:
    return float(lengths(rows - x).sum())


def _descend(rows: Matrix) -> Vector:
    x = _leave(rows, min(rows, key=lambda row: _sum(rows, row)))
    for _ in range(_STEPS):
        step = _newton_step(rows, x)
        tries = [] if step is None else [x + step / 2**k for k in range(_HALVINGS)]
        better = next((y for y in tries if _better(rows, y, x)), None)
        if better is None:
            break
        moved, x = norm(better - x), better
        if moved <= _PRECISION:
            break
    return x


def _leave(rows: Matrix, row: Vector) -> Vector:
    """Minimum of the quadratic along the steepest way down from a row, or what is below the row."""
    force = _pull(rows, row)
    strength = norm(force)
    distance = lengths(rows - row)
    away = distance > 0
    along = (rows[away] - row) @ force / (strength * distance[away])
    bend = ((1 - along**2) / distance[away]).sum()
    slope = strength - (~away).sum()
    size = min(1.0, slope / bend) if bend > 0 else 1.0
    level = _sum(rows, row)
    while size > _PRECISION and _sum(rows, row + size / strength * force) > level:
        size /= 2
    return np.asarray(row + size / strength * force)


def _better(rows: Matrix, y: Vector, x: Vector) -> bool:
    falls = norm(_pull(rows, y)) < norm(_pull(rows, x))
    return falls and _sum(rows, y) <= _sum(rows, x) * _LEVEL


def _newton_step(rows: Matrix, x: Vector) -> Vector | None:
    """H⁻¹ Σ u, u the unit vectors, H = Σ (I − u uᵀ)/distance; None on a row or for singular H."""
    distance = lengths(rows - x)
    if not distance.all():
        return None
    u = (rows - x) / distance[:, np.newaxis]
    hessian = np.eye(x.size) * (1 / distance).sum() - (u / distance[:, np.newaxis]).T @ u
    if np.linalg.cond(hessian) > 1e14:  # noqa: PLR2004, the limit of float64
        return None
    return np.asarray(np.linalg.solve(hessian, u.sum(axis=0)))
