"""Floats as the numbers of an arrangement, with a stated tolerance.

Two hyperplanes (or lines) that differ by less than `TOLERANCE` count as one. This is the right
reading of computed numbers, whose parallel rows are parallel only up to rounding.
"""

import numpy as np

from lib.maths.arrangements.cells import TOLERANCE
from lib.maths.arrangements.incremental import Numbers


class TolerantNumbers:
    """Arithmetic of `incremental.cells` for unit rows of floats."""

    def restrict(self, rows: Numbers, wall: Numbers) -> tuple[Numbers, Numbers] | None:
        """Coordinates on the wall by the reflection that takes it to a coordinate plane."""
        mirror = wall.copy()
        mirror[0] += 1.0 if wall[0] >= 0 else -1.0
        back = (np.eye(len(wall)) - np.outer(mirror, mirror) * (2.0 / (mirror @ mirror)))[1:]
        restricted = rows @ back.T
        lengths = np.linalg.norm(restricted, axis=1)
        if lengths.min() < TOLERANCE:
            return None
        return restricted / lengths[:, None], back

    def ring(self, rows: Numbers) -> Numbers:
        """Sort the lines by angle, and take the bisectors in between."""
        angles = np.sort(np.mod(np.arctan2(rows[:, 0], -rows[:, 1]), np.pi))
        angles = angles[np.r_[True, np.diff(angles) > TOLERANCE]]
        if len(angles) > 1 and angles[0] + np.pi - angles[-1] <= TOLERANCE:
            angles = angles[:-1]
        middle = (angles + np.r_[angles[1:], angles[0] + np.pi]) / 2
        half = np.c_[np.cos(middle), np.sin(middle)]
        return np.concatenate([half, -half])

    def sides(self, points: Numbers, wall: Numbers, rows: Numbers) -> tuple[Numbers, Numbers]:
        """Half way to the nearest other hyperplane on either side."""
        speeds = np.abs(rows @ wall)
        away = np.abs(points @ rows.T)
        with np.errstate(divide="ignore", invalid="ignore"):
            reach = np.where(speeds > 0, away / speeds, np.inf).min(axis=1)
        lengths = np.linalg.norm(points, axis=1)
        step = (0.5 * np.minimum(reach, lengths))[:, None] * wall
        return _unit(points + step), _unit(points - step)


def _unit(points: Numbers) -> Numbers:
    return np.asarray(points / np.linalg.norm(points, axis=1, keepdims=True))
