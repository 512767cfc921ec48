"""Rows made round: mean 0, unit covariance, so that each label's own direction mostly suits it."""

import numpy as np

from lib.maths.checks import Matrix, Vector
from lib.maths.rankings.arrangements.cells import Integers
from lib.maths.rankings.decisions.reading import Reading
from lib.maths.rankings.decisions.sizes import axes

_NOTHING = 1e-12


class Space:
    """The rows z of chosen labels, and the way back to directions in `Reading.coordinates`.

    upward : (D,) or None; with a bias, directions must have a positive product with it
    whole : whether no direction of typed rows was left out
    """

    def __init__(self, reading: Reading, kept: Integers) -> None:
        rows = reading.coordinates[kept]
        centred = rows - rows.mean(axis=0)
        s, vt = axes(centred)
        rank = int((s > _NOTHING * s[0]).sum()) if s[0] > 0 else 0
        self.back = vt[:rank].T / s[:rank] * np.sqrt(len(rows))
        self.Z = centred @ self.back
        self.upward: Vector | None = None
        self.free = np.zeros(rows.shape[1])
        self.whole = rank == rows.shape[1] or not reading.typed
        if reading.biased:
            rest = np.eye(rows.shape[1])[-1] - vt[:rank].T @ vt[:rank, -1]
            if rest[-1] > 1e-6:  # noqa: PLR2004 — embeddings can take the bias over
                self.free = rest / rest[-1]
            else:
                top = float(np.linalg.norm(self.back[-1]))
                self.upward = self.back[-1] * (np.sqrt(rank) / top)

    def outward(self, labels: Integers) -> Matrix:
        """Each label's own direction, turned upward where a bias asks for it."""
        own = self.Z[labels]
        if self.upward is None:
            return np.asarray(own)
        size = float(np.linalg.norm(self.upward))
        up = self.upward / size
        rise = own @ up
        least = 0.1 * np.linalg.norm(own, axis=1)
        return np.asarray(own + (np.maximum(rise, least) - rise)[:, None] * up, dtype=np.float64)

    def directions(self, Y: Matrix) -> Matrix:
        """The directions as `Reading.embedding` takes them."""
        x = Y @ self.back.T
        if self.free.any():
            x = x + (np.abs(x[:, -1]) + np.linalg.norm(x, axis=1))[:, None] * self.free
        return np.asarray(x)
