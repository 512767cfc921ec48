"""The geometric median: private twin of `lib.maths.translation.geometric_median`, any dimension.

A row is the median iff the unit vectors from it to the others add up to no more than the number of
rows lying there (Kuhn 1973). Otherwise Newton's method, with Weiszfeld's step (1937; on a row that
of Vardi & Zhang 2000) wherever Newton's does not reduce the gradient.
"""

import numpy as np

from lib.maths.checks import Matrix, Vector
from lib.maths.vectors import lengths, norm

_STEPS = 1000
_PRECISION = 4e-16
_KUHN_TOLERANCE = 1e-12


def median_of(W: Matrix) -> Vector:
    """Point with the smallest sum of distances from the rows of W, shape (n, d): shape (d,).

    Where a whole segment does as well (an even number of rows on one line), its middle.
    """
    centre = W.mean(axis=0)
    size = np.abs(W - centre).max()
    if size == 0:
        return np.array(W[0])
    rows = (W - centre) / size
    best = [row for row in rows if _is_median(rows, row)]
    point = np.unique(best, axis=0).mean(axis=0) if best else _descend(rows)
    return np.asarray(point * size + centre, dtype=np.float64)


def _is_median(rows: Matrix, row: Vector) -> bool:
    here = int((rows == row).all(axis=1).sum())
    return norm(_pull(rows, row)) <= here + _KUHN_TOLERANCE


def _pull(rows: Matrix, x: Vector) -> Vector:
    """Sum of the unit vectors from x to the rows elsewhere: minus the gradient."""
    difference = rows - x
    distance = lengths(difference)
    away = distance > 0
    return np.asarray((difference[away] / distance[away, np.newaxis]).sum(axis=0))


def _descend(rows: Matrix) -> Vector:
    x = np.zeros(rows.shape[1])
    for _ in range(_STEPS):
        newton = _newton_step(rows, x)
        better = newton is not None and norm(_pull(rows, newton)) < norm(_pull(rows, x))
        step = newton if newton is not None and better else _weiszfeld_step(rows, x)
        moved, x = norm(step - x), step
        if moved <= _PRECISION:
            break
    return x


def _newton_step(rows: Matrix, x: Vector) -> Vector | None:
    """Newton: x + H⁻¹ Σ u, H = Σ (I − u uᵀ)/distance; None on a row or where H is singular."""
    distance = lengths(rows - x)
    if not distance.all():
        return None
    u = (rows - x) / distance[:, np.newaxis]
    hessian = np.eye(x.size) * (1 / distance).sum() - (u / distance[:, np.newaxis]).T @ u
    if np.linalg.cond(hessian) > 1e14:  # noqa: PLR2004, the limit of float64
        return None
    return np.asarray(x + np.linalg.solve(hessian, u.sum(axis=0)))


def _weiszfeld_step(rows: Matrix, x: Vector) -> Vector:
    force = _pull(rows, x)
    strength = norm(force)
    distance = lengths(rows - x)
    away = distance > 0
    here = int((~away).sum())
    if strength <= here:
        return x
    return np.asarray(x + (1 - here / strength) / (1 / distance[away]).sum() * force)
