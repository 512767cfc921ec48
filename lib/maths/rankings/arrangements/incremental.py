"""Cells of any central arrangement, degenerate or not, one hyperplane after another.

A new hyperplane cuts exactly the cells that the earlier hyperplanes show on it: an arrangement of
one dimension less, listed by the same method, down to the plane, where lines are sorted by angle.
No linear programme, and no tolerance: the numbers are integers.
"""

import numpy as np
from numpy.typing import NDArray

from lib.maths.checks import Done
from lib.maths.rankings.arrangements.exact import Numbers, primitive, restrict, ring, sides


def part(progress: Done | None, start: float, share: float) -> Done | None:
    """What tells of work that is a share of the whole, from `start` on."""
    return None if progress is None else lambda done: progress(start + share * done)


def cells(rows: Numbers, progress: Done | None = None) -> Numbers:
    """One point in each cell of the hyperplanes row·x = 0, for non-zero rows (m, d)."""
    m, d = rows.shape
    if m == 0:
        return np.eye(1, d, dtype=int).astype(rows.dtype)
    if d == 1:
        one = np.ones((1, 1), dtype=rows.dtype)
        return np.concatenate([one, -one])
    if d == 2:  # noqa: PLR2004 — the plane
        return ring(rows)
    return _grow(rows, progress)


def _grow(rows: Numbers, progress: Done | None) -> Numbers:
    weights = np.random.default_rng(len(rows)).integers(2**62, size=len(rows))
    kept = [0]
    points = np.concatenate([rows[:1], -rows[:1]])
    keys = np.array([1, -1]) * weights[0]
    for h in range(1, len(rows)):
        if progress is not None:
            progress(h / len(rows))
        restricted, back = restrict(rows[kept], rows[h])
        if not (restricted != 0).any(axis=1).all():
            continue  # parallel to one before
        walls = cells(primitive(restricted)) @ back
        wall_keys = signs(walls @ rows[kept].T) @ weights[kept]
        cut = where(keys, wall_keys)
        above, below = sides(walls, rows[h], rows[kept])
        whole = np.ones(len(points), bool)
        whole[cut] = False
        points = np.concatenate([points[whole], above, below])
        old = np.concatenate([keys[whole], wall_keys, wall_keys])
        keys = old + signs(points @ rows[h]) * weights[h]
        kept.append(h)
    return points


def signs(values: Numbers) -> NDArray[np.int64]:
    """−1, 0 or 1 for each number."""
    return (values > 0).astype(np.int64) - (values < 0).astype(np.int64)


def where(keys: NDArray[np.int64], wanted: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where each wanted key stands; each must be there once (keys are 64-bit hashes of signs)."""
    order = np.argsort(keys)
    at = order[np.minimum(np.searchsorted(keys[order], wanted), len(keys) - 1)]
    if not np.array_equal(keys[at], wanted) or len(np.unique(at)) != len(at):
        raise ArithmeticError("two sign vectors with one 64-bit hash")
    return at
