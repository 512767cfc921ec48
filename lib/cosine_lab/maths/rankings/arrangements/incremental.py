"""Cells of any central arrangement, degenerate or not, one hyperplane after another.

A new hyperplane cuts exactly the cells that the earlier hyperplanes show on it: an arrangement of
one dimension less, listed by the same method, down to the plane, where lines are sorted by angle.
No linear programme. `cells` has no tolerance: its numbers are integers.

`proposed` does the same in floats, with unit rows and orthonormal bases, for computed rows whose degeneracies are
plain. Each row carries how far it may be off; what is neither plainly zero nor plainly not is left to integers. Nothing
there is a proof: callers keep a cell only where an embedding shows it, and every wall must cut known cells.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Done, Matrix, Vector
from cosine_lab.maths.rankings.arrangements.cells import TOLERANCE, row_lengths
from cosine_lab.maths.rankings.arrangements.exact import Numbers, primitive, restrict, ring, sides

_ROUNDING = 64 * float(np.finfo(float).eps)
_MORE = (30.0, 1000.0)
"""Greater doubts to try where the least leaves something unclear: what is nearer than `TOLERANCE` is one to us."""
_ZERO, _CLEAR = 16.0, 1e3
"""A length within so many times its doubt is zero; beyond so many times it is not."""

_Sides = tuple[Numbers, Numbers, Numbers]
"""Points in the cells that earlier rows show on a new one, and those moved to either side of it."""
_Cut = Callable[[list[int], int], _Sides | None]


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

    def cut(earlier: list[int], h: int) -> _Sides | None:
        restricted, back = restrict(rows[earlier], rows[h])
        if not (restricted != 0).any(axis=1).all():
            return None
        walls = cells(primitive(restricted)) @ back
        return walls, *sides(walls, rows[h], rows[earlier])

    return _grow(rows, cut, progress)


def _grow(rows: Numbers, cut: _Cut, progress: Done | None) -> Numbers:
    """One point in each cell, where `cut` says what the earlier rows show on a new one."""
    weights = np.random.default_rng(len(rows)).integers(2**62, size=len(rows))
    earlier = [0]
    points = np.concatenate([rows[:1], -rows[:1]])
    keys = np.array([1, -1]) * weights[0]
    for h in range(1, len(rows)):
        if progress is not None:
            progress(h / len(rows))
        cut_points = cut(earlier, h)
        if cut_points is None:
            continue  # parallel to one before
        walls, above, below = cut_points
        wall_keys = signs(walls @ rows[earlier].T) @ weights[earlier]
        whole = np.ones(len(points), bool)
        whole[where(keys, wall_keys)] = False
        points = np.concatenate([points[whole], above, below])
        old = np.concatenate([keys[whole], wall_keys, wall_keys])
        keys = old + signs(points @ rows[h]) * weights[h]
        earlier.append(h)
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


class UnclearError(ArithmeticError):
    """Rows for which floats cannot decide whether they are degenerate."""


def proposed(rows: Matrix, doubt: float, progress: Done | None = None) -> Matrix | None:
    """One point in each cell of the hyperplanes row·x = 0; None where integers must say.

    rows : shape (m, D), none zero; doubt : how far they may be off, in units of a rounding error
    """
    lengths = row_lengths(rows)
    if not (lengths > 0).all():
        return None
    unit = rows / lengths[:, None]
    for factor in (1.0, *_MORE):
        off = factor * doubt * _ROUNDING / lengths
        if off.max() > TOLERANCE / _ZERO:
            return None
        try:
            return _cells(unit, off, progress)
        except ArithmeticError:
            continue
    return None


def _cells(rows: Matrix, doubts: Vector, progress: Done | None = None) -> Matrix:
    m, d = rows.shape
    if m == 0:
        return np.eye(1, d)
    if d == 1:
        return np.array([[1.0], [-1.0]])
    if d == 2:  # noqa: PLR2004 — the plane
        return _ring(rows, doubts)

    def cut(earlier: list[int], h: int) -> _Sides | None:
        back = _across(rows[h])
        restricted = rows[earlier] @ back.T
        lengths = np.linalg.norm(restricted, axis=1)
        off = doubts[earlier] + doubts[h]
        if _nothing(lengths, off).any():
            return None
        walls = _cells(restricted / lengths[:, None], off / lengths) @ back
        return walls, *_sides(walls, rows[h], rows[earlier])

    return _grow(rows, cut, progress)


def _nothing(lengths: Vector, doubts: Vector) -> NDArray[np.bool_]:
    """Which lengths are zero; UnclearError where that cannot be decided for one."""
    zero = lengths <= _ZERO * doubts
    if (~zero & (lengths < _CLEAR * doubts)).any():
        raise UnclearError
    return zero


def _across(row: Vector) -> Matrix:
    """An orthonormal basis (d − 1, d) of the hyperplane of a unit row (Householder)."""
    mirror = row.copy()
    top = int(np.abs(row).argmax())
    mirror[top] += np.copysign(1.0, row[top])
    whole = np.eye(len(row)) - np.outer(mirror, mirror) * (2.0 / float(mirror @ mirror))
    return np.asarray(np.delete(whole, top, axis=0))


def _ring(rows: Matrix, doubts: Vector) -> Matrix:
    """One point in each sector of the plane between the lines row·x = 0."""
    angles = np.mod(np.arctan2(rows[:, 0], -rows[:, 1]), np.pi)
    order = np.argsort(angles)
    angles, doubts = angles[order], doubts[order]
    steps = np.diff(angles, append=angles[0] + np.pi)
    same = _nothing(steps, doubts + np.roll(doubts, -1))
    if same.all():
        return np.concatenate([rows[:1], -rows[:1]])
    middle = (angles + steps / 2)[~same]
    half = np.c_[np.cos(middle), np.sin(middle)]
    return np.concatenate([half, -half])


def _sides(points: Matrix, wall: Vector, rows: Matrix) -> tuple[Matrix, Matrix]:
    """Points on the wall moved to its sides, half way to the first of the rows, as unit vectors."""
    speeds = np.abs(rows @ wall)
    with np.errstate(divide="ignore"):
        reach = np.where(speeds > 0, np.abs(points @ rows.T) / speeds, np.inf).min(axis=1)
    steps = 0.5 * np.minimum(reach, np.linalg.norm(points, axis=1))[:, None] * wall
    above, below = points + steps, points - steps
    return (above / np.linalg.norm(above, axis=1, keepdims=True), below / np.linalg.norm(below, axis=1, keepdims=True))
