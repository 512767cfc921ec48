"""Witnesses and proofs for many labels at once: where Σ_j exp(y·z_j − y·z_i) is least.

For rows z of mean 0 and unit covariance, f_i(y) = log Σ_{j≠i} exp(y·(z_j − z_i)) is convex. Label i
wins in direction y once all its terms are below 1, and some y has that iff f_i has no minimum. Near
a minimum with softmax weights p, mean p̄, gradient G = p̄ − z_i and Newton step δ, the weights
p_j (1 − (z_j − p̄)·δ) mix to z_i exactly; where no factor falls below ½ they prove, with room for
every rounding error, that i lies strictly inside the hull of the others and never wins.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.rankings.decisions.scaled_rows import lengths
from cosine_lab.maths.rankings.decisions.whitening import Rounded

Floats = NDArray[np.floating]
Check = Callable[[Integers, Matrix], tuple[np.ndarray, Integers]]
"""Of labels and directions: which of them win for certain, and who is in the way else."""

_BATCH = 1 << 22
"""Exponents, or numbers of Hessians, held at once."""
_CLIMB = 120
_NEWTON = 60
_LEAP = 2.0
_GROW = 1.5
_HALF = 0.5
_LOW = 24
_WIDE = 48
_RIVALS = 4096
_BLOCK = 1 << 24
"""Numbers of the rivals' rows to begin with."""
_EXACT = 1e-9


class Search:
    """Undecided labels `todo`, the rivals they are compared with, and what came of it."""

    def __init__(self, Z: Matrix | Rounded, upward: Vector | None, check: Check) -> None:
        self.Z, self.upward, self.check = Z, upward, check
        self.rivals = np.zeros(0, np.int64)
        self._products: Matrix | None = None
        self._known, self._near = self.rivals, np.zeros(Z[:0].shape)
        self.inside = np.zeros(len(Z), bool)
        self.starts = np.zeros(Z.shape, dtype=np.float32)

    def begin(self, known: Integers) -> None:
        """Compare with known winners, the longest if they are many."""
        D = self.Z.shape[1]
        far = lengths(lambda part: self.Z[known[part]], len(known), D)
        longest = known[np.argsort(-far, kind="stable")]
        self.rivals = longest[: min(max(_RIVALS, 16 * D), _BLOCK // D)]

    @property
    def near(self) -> Matrix:
        """The rows of the rivals."""
        if self._known is not self.rivals:
            self._near, self._known, self._products = self.Z[self.rivals], self.rivals, None
        return self._near

    def climb(self, labels: Integers, progress: Callable[[int], None]) -> Integers:
        """Follow gradients (Barzilai & Borwein) in single precision; the labels still open."""
        size = max(1, _BATCH // max(1, len(self.rivals)))
        undecided = [np.zeros(0, np.int64)]
        for start in range(0, len(labels), size):
            undecided.append(self._climbed(labels[start : start + size]))
            progress(start)
        return np.concatenate(undecided)

    def settle(self, labels: Integers, progress: Callable[[int], None]) -> Integers:
        """Newton's method; labels inside are noted, those still open returned."""
        size = max(1, _BATCH // max(len(self.rivals), self.Z.shape[1] ** 2))
        undecided = [np.zeros(0, np.int64)]
        for start in range(0, len(labels), size):
            undecided.append(self._settled(labels[start : start + size]))
            progress(start)
        return np.concatenate(undecided)

    def _climbed(self, labels: Integers) -> Integers:
        own = self.Z[labels].astype(np.float32)
        Y, slopes = 0.5 * own, np.zeros_like(own)
        before = Y
        alive = np.arange(len(labels))
        for count in range(_CLIMB if own.shape[1] > _LOW else _CLIMB // 10):
            y = Y[alive]
            heights, weights = self._heights(y, own[alive], labels[alive])
            slope = self._slope(weights, own[alive])
            winners = np.flatnonzero(heights < 0)
            won = np.zeros(len(alive), bool)
            won[winners] = self._try(labels[alive[winners]], y[winners].astype(np.float64))
            step = np.full((len(alive), 1), 0.1, np.float32)
            if count:
                moved, turned = y - before[alive], slope - slopes[alive]
                size = np.maximum((turned**2).sum(axis=1), 1e-20)
                step = np.clip((moved * turned).sum(axis=1) / size, 0.02, 3.0)[:, None]
            before = before.copy()
            before[alive], slopes[alive] = y, slope
            Y[alive] = y - step * slope
            alive = alive[~won]
            if not len(alive):
                break
        self.starts[labels[alive]] = Y[alive]
        return labels[alive]

    def _heights(self, y: Floats, own: Floats, labels: Integers) -> tuple[Floats, Floats]:
        """For each label the largest exponent, and the softmax weights of rivals (and of "up")."""
        exponents = y @ self.near.astype(y.dtype).T - (y * own).sum(axis=1)[:, None]
        exponents[self.rivals == labels[:, None]] = -np.inf
        if self.upward is not None:
            exponents = np.c_[exponents, -(y @ self.upward.astype(y.dtype))]
        heights = exponents.max(axis=1)
        weights = np.exp(exponents - heights[:, None])
        return heights, weights / weights.sum(axis=1, keepdims=True)

    def _slope(self, weights: Floats, own: Floats) -> Floats:
        rivals = self.near.astype(own.dtype)
        if self.upward is None:
            return np.asarray(weights @ rivals - own)
        last = weights[:, -1:]
        slope = weights[:, :-1] @ rivals - (1 - last) * own - last * self.upward
        return np.asarray(slope, dtype=own.dtype)

    def _try(self, labels: Integers, directions: Matrix) -> np.ndarray:
        """Check directions against all labels; who is in the way becomes a rival."""
        if not len(labels):
            return np.zeros(0, bool)
        won, others = self.check(labels, directions)
        if len(new := np.setdiff1d(others[~won], self.rivals)):
            self.rivals = np.concatenate([self.rivals, new])
        return won

    def _settled(self, labels: Integers) -> Integers:
        """Newton's method within a radius that grows with success and shrinks with failure."""
        Y = self.starts[labels].astype(np.float64)
        steps, levels = np.zeros_like(Y), np.full(len(labels), np.inf)
        radius = np.full(len(labels), _LEAP)
        alive = np.arange(len(labels))
        for _ in range(_NEWTON):
            own = self.Z[labels[alive]]
            tried = Y[alive] - steps[alive]
            level, heights, weights = self._level(tried, own, labels[alive])
            better = level <= levels[alive]
            levels[alive[better]], Y[alive[better]] = level[better], tried[better]
            radius[alive] *= np.where(better, _GROW, 1 / _GROW**2)
            steps[alive[~better]] /= _GROW**2
            done = np.zeros(len(alive), bool)
            step, reach = self._newton(weights[better], own[better])
            proved = np.flatnonzero(better)[reach <= _HALF]
            self.inside[labels[alive[proved]]] = True
            done[proved] = True
            at = alive[better]
            steps[at] = step * np.minimum(1.0, radius[at] / np.maximum(reach, 1e-300))[:, None]
            losers = np.flatnonzero((heights < 0) & ~done)
            count = len(self.rivals)
            done[losers] = self._try(labels[alive[losers]], tried[losers])
            if len(self.rivals) > count:
                levels[alive] = np.inf  # there is more to be below
            alive = alive[~done]
            if not len(alive):
                break
        return labels[alive]

    def _level(self, y: Floats, own: Floats, labels: Integers) -> tuple[Vector, Vector, Matrix]:
        """f, the largest exponent, and the softmax weights."""
        heights, weights = (np.asarray(v, np.float64) for v in self._heights(y, own, labels))
        return heights - np.log(weights.max(axis=1)), heights, weights

    def _newton(self, weights: Matrix, own: Matrix) -> tuple[Matrix, Vector]:
        """Newton steps, and by how much they change an exponent at most."""
        rivals = self.near
        plain = weights[:, : len(rivals)]
        high = own - (0.0 if self.upward is None else self.upward)  # where "up" pulls from
        last = weights[:, len(rivals) :].sum(axis=1, keepdims=True)
        centre = plain @ rivals + last * high
        bend = self._second_moments(plain)
        bend += last[:, :, None] * high[:, :, None] * high[:, None]
        bend -= centre[:, :, None] * centre[:, None]
        ridge = 1e-13 * np.abs(np.trace(bend, axis1=1, axis2=2)) + 1e-300
        bend += ridge[:, None, None] * np.eye(own.shape[1])
        step = np.linalg.solve(bend, (centre - own)[:, :, None])[:, :, 0]
        at = (centre * step).sum(axis=1, keepdims=True)
        changes, lift = step @ rivals.T - at, (high * step).sum(axis=1, keepdims=True) - at
        mixed = (plain * (1 - changes)) @ rivals + last * (1 - lift) * high
        exact = np.abs(mixed - own).max(axis=1) <= _EXACT  # the ridge did no harm
        reach = np.maximum(np.abs(changes).max(axis=1), np.abs(lift[:, 0]) * (last[:, 0] > 0))
        return step, np.where(exact, reach, np.maximum(reach, 1.0))

    def _second_moments(self, weights: Matrix) -> Matrix:
        """Σ_j p_j z_j z_jᵀ for each row of weights."""
        rivals, D = self.near, self.Z.shape[1]
        if D > _WIDE:
            moments = [(rivals * row[:, None]).T @ rivals for row in weights]
            return np.array(moments).reshape(len(weights), D, D)  # a batch may have none to step
        if self._products is None:
            self._products = (rivals[:, :, None] * rivals[:, None]).reshape(len(rivals), D * D)
        return np.asarray((weights @ self._products).reshape(len(weights), D, D))
