"""Rows made round: mean 0, unit covariance, so that each label's own direction mostly suits it."""

import numpy as np

from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.decisions.scaled_rows import axes, middle

_NOTHING = 1e-12


class Rounded:
    """The rows z of chosen labels, made when they are asked for: they may not fit beside others."""

    def __init__(self, reading: NumericModel, labels: Integers) -> None:
        self._reading, self._labels = reading, labels
        self._mean = middle(lambda part: reading.at(labels[part]), len(labels), reading.dimensions)
        self.s, self.vt = axes(self._centred, len(labels), reading.dimensions)
        top = float(self.s[0])
        self.rank = int((self.s > _NOTHING * top).sum()) if top > 0 else 0
        self.back = self.vt[: self.rank].T / self.s[: self.rank] * np.sqrt(len(labels))

    def __len__(self) -> int:
        return len(self._labels)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return len(self), self.rank

    def __getitem__(self, labels: Integers | slice) -> Matrix:
        return np.asarray(self._centred(labels) @ self.back)

    def _centred(self, labels: Integers | slice) -> Matrix:
        return np.asarray(self._reading.at(self._labels[labels]) - self._mean)


class Space:
    """The rows z of chosen labels, and the way back to directions in `NumericModel.coordinates`.

    upward : (D,) or None; with a bias, directions must have a positive product with it
    whole : whether no direction of typed rows was left out
    """

    def __init__(self, reading: NumericModel, labels: Integers) -> None:
        columns = reading.dimensions
        self.Z = Rounded(reading, labels)
        self.back, vt, rank = self.Z.back, self.Z.vt, self.Z.rank
        self.upward: Vector | None = None
        self.free = np.zeros(columns)
        self.whole = rank == columns or not reading.typed
        if reading.biased:
            rest = np.eye(1, columns, columns - 1)[0] - vt[:rank].T @ vt[:rank, -1]
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
        """The directions as `NumericModel.embedding` takes them."""
        x = Y @ self.back.T
        if self.free.any():
            x = x + (np.abs(x[:, -1]) + np.linalg.norm(x, axis=1))[:, None] * self.free
        return np.asarray(x)
