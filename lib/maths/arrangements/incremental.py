"""Cells of any central arrangement, degenerate or not, one hyperplane after another.

A new hyperplane cuts exactly the cells that the earlier hyperplanes show on it: an arrangement of
one dimension less, listed by the same method, down to the plane, where lines are sorted by angle.
No linear programme. The numbers are integers (`exact`) or floats (`tolerant`): the `Arithmetic`
says how to restrict rows to a hyperplane, how to sort lines, and how to step off a wall.
"""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]
Progress = Callable[[float], None]


class Arithmetic(Protocol):
    """What the enumeration asks of the numbers."""

    def restrict(self, rows: Numbers, wall: Numbers) -> tuple[Numbers, Numbers] | None:
        """Rows on the hyperplane `wall`, in its own coordinates, and the way back (d−1, d).

        None where one of the rows is parallel to the wall.
        """

    def ring(self, rows: Numbers) -> Numbers:
        """One point in each sector of the plane between the lines row·x = 0."""

    def sides(self, points: Numbers, wall: Numbers, rows: Numbers) -> tuple[Numbers, Numbers]:
        """Points on the wall moved to its positive and negative side, crossing none of `rows`."""


def cells(rows: Numbers, arithmetic: Arithmetic, progress: Progress | None = None) -> Numbers:
    """One point in each cell of the hyperplanes row·x = 0, for non-zero rows (m, d).

    Raises
    ------
    ArithmeticError
        Where floats contradict themselves: rows too near to degenerate for the tolerance.
    """
    m, d = rows.shape
    if m == 0:
        return np.eye(1, d, dtype=int).astype(rows.dtype)
    if d == 1:
        one = np.ones((1, 1), dtype=rows.dtype)
        return np.concatenate([one, -one])
    if d == 2:  # noqa: PLR2004 — the plane
        return arithmetic.ring(rows)
    return _grow(rows, arithmetic, progress)


def _grow(rows: Numbers, arithmetic: Arithmetic, progress: Progress | None) -> Numbers:
    weights = np.random.default_rng(len(rows)).integers(2**62, size=len(rows))
    kept = [0]
    points = np.concatenate([rows[:1], -rows[:1]])
    keys = np.array([1, -1]) * weights[0]
    for h in range(1, len(rows)):
        if progress is not None:
            progress(h / len(rows))
        restriction = arithmetic.restrict(rows[kept], rows[h])
        if restriction is None:
            continue
        restricted, back = restriction
        walls = cells(restricted, arithmetic) @ back
        wall_keys = _signs(walls @ rows[kept].T) @ weights[kept]
        cut = _positions(keys, wall_keys)
        above, below = arithmetic.sides(walls, rows[h], rows[kept])
        whole = np.ones(len(points), bool)
        whole[cut] = False
        points = np.concatenate([points[whole], above, below])
        old = np.concatenate([keys[whole], wall_keys, wall_keys])
        keys = old + _signs(points @ rows[h]) * weights[h]
        kept.append(h)
    return points


def _signs(values: Numbers) -> NDArray[np.int64]:
    return (values > 0).astype(np.int64) - (values < 0).astype(np.int64)


def _positions(keys: NDArray[np.int64], wanted: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where each wanted key stands; each must be there once (keys are 64-bit hashes of signs)."""
    order = np.argsort(keys)
    at = order[np.minimum(np.searchsorted(keys[order], wanted), len(keys) - 1)]
    if not np.array_equal(keys[at], wanted) or len(np.unique(at)) != len(at):
        raise ArithmeticError("cells of the wall and cells of the space do not agree")
    return at
