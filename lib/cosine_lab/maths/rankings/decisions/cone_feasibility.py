"""One question of linear feasibility: whether at some embedding certain differences of logits are all positive.

Floats propose. The point of a hull nearest to the origin (non-negative least squares, Lawson & Hanson 1974) is a
direction that all demands like, and the clearest; where it is the origin, its weights say why there is none, and that
is proved with room for all rounding. What floats leave open is decided in `integers`.
"""

import numpy as np
from scipy.optimize import nnls

from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.rankings.decisions.integers import Decision, Question, in_integers
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.decisions.scaled_rows import rounding

_FEW = 100
"""Numbers of a question that integers answer in a few thousandths of a second."""


def decide(reading: NumericModel, plus: Integers, minus: Integers, tie: tuple[int, int] | None = None) -> Decision:
    """Whether logit[plus] > logit[minus] for all pairs at some embedding, where `tie` are equal.

    plus, minus : (k,) labels; n stands for a logit that is always 0
    tie : two labels whose logits must be equal at the embedding, and are there but for rounding
    """
    if not len(plus) and tie is None:
        middle = np.zeros(reading.d) if reading.biased else np.eye(1, reading.d)[0]
        return Decision(ok=True, point=middle, weights=None)
    if tie is not None and reading.same(*tie):
        tie = None
    question = Question(reading, plus, minus, tie)
    if not len(plus) or (tie is None and len(plus) * reading.dimensions <= _FEW):
        return in_integers(question)
    try:
        hull = Hull(reading, plus, minus, tie)
    except RuntimeError:
        return in_integers(question)
    rise, clear = (0.0, False) if hull.point is None else question.certify(hull.point)
    if clear:
        return Decision(ok=True, point=hull.point, weights=None)
    if hull.holds_origin():
        return question.never(hull.weights)
    near = Decision(None, hull.point if rise > 0 else None, hull.weights)
    return in_integers(question, near)


_SHARE = 1e-6
"""Of the weights, what all demands together get where the few in use prove nothing."""


class Hull:
    """Of demands a_k·x > 0, k < K, and perhaps of a wall a·x = 0: all combinations of their rows.

    point : (d,) an embedding at which all hold, if any does; None where floats show none
    weights : (K,) λ ≥ 0, Σλ = 1, whose mixture comes nearest to 0 (but for the wall)
    """

    def __init__(self, reading: NumericModel, plus: Integers, minus: Integers, tie: tuple[int, int] | None) -> None:
        """Ask for the nearest point; RuntimeError where floats do not come to it."""
        rows, doubts = _demands(reading, plus, minus)
        ones = np.ones(len(rows))
        self._free = 0
        if tie is not None:
            wall, doubt = _demands(reading, np.array(tie[:1]), np.array(tie[1:]), bare=True)
            if wall.any():
                rows, doubts = np.concatenate([rows, wall]), np.concatenate([doubts, doubt])
                self._free, ones = 1, np.append(ones, 0.0)
        sizes = np.abs(rows).max(axis=1, keepdims=True)
        if not sizes.min() > 0:
            raise RuntimeError
        self._table = np.concatenate([rows / sizes, ones[:, None]], axis=1).T
        self._doubts = np.concatenate([doubts / sizes, np.zeros_like(sizes)], axis=1).T
        self._turn(reading.round)
        self._shares, step = self._nearest(np.zeros(self._turned.shape[1]))
        self.point = reading.embedding(reading.round @ step[:-1])
        weights = (self._shares / sizes[: len(self._shares), 0])[: len(plus)]
        self.weights = weights / (weights.sum() or 1.0)

    def _turn(self, round_: Matrix) -> None:
        """The rows made round, those of the demands brought to one size, the wall taken out."""
        turned = round_.T @ self._table[:-1]
        if self._free:
            wall = turned[:, -1] / np.linalg.norm(turned[:, -1])
            turned = turned[:, :-1] - np.outer(wall, wall @ turned[:, :-1])
        self._sizes = np.linalg.norm(turned, axis=0)
        if not self._sizes.min() > 0:
            raise RuntimeError
        self._turned = np.concatenate([turned / self._sizes, np.ones((1, turned.shape[1]))])

    def _nearest(self, least: Vector) -> tuple[Vector, Vector]:
        """Weights of `_table` above the least ones of `_turned`, and what they miss."""
        aim = np.eye(1, len(self._turned), len(self._turned) - 1)[0]
        solution, _ = nnls(self._turned, aim - self._turned @ least, maxiter=30 * self._turned.shape[1])
        weights = solution + least
        return weights / self._sizes, self._turned @ weights - aim

    def holds_origin(self) -> bool:
        """Whether it does for certain: first by the few weights in use, then by all of them."""
        if self._proved(self._shares):
            return True
        count = self._turned.shape[1]
        try:
            return self._proved(self._nearest(np.full(count, _SHARE / count))[0])
        except RuntimeError:
            return False

    def _proved(self, shares: Vector) -> bool:
        """Whether near these weights there are some, as positive, whose mixture is 0 exactly.

        The columns in use have to span the space so well that the correction R (C R)⁻¹ (e − C λ),
        for R a pseudo-inverse of C, cannot reach any weight, whatever was rounded.
        """
        used = np.flatnonzero(shares > _SHARE**2 * shares.max())
        if len(used) + self._free < len(self._table):
            return False
        shares = shares[used] / shares[used].sum()
        columns = np.r_[used, np.arange(len(self._sizes), self._table.shape[1])]
        table, doubts = self._table[:, columns], self._doubts[:, columns]
        if self._free:
            wall = table[:, -1]
            shares = np.append(shares, -(wall @ (table[:, :-1] @ shares)) / (wall @ wall))
        doubts = doubts + rounding(table.shape[1]) * np.abs(table)
        aim = np.eye(1, len(table), len(table) - 1)[0]
        missed = np.abs(table @ shares - aim) + doubts @ np.abs(shares)
        if not missed.max() < shares[: len(used)].min():
            return False
        try:
            back = np.linalg.pinv(table)
        except np.linalg.LinAlgError:
            return False
        off = np.abs(table @ back - np.eye(len(table))) + doubts @ np.abs(back)
        error = float(off.sum(axis=1).max())
        reach = float(np.abs(back).sum(axis=1).max()) * float(missed.max())
        return error < 1 and reach < (1 - error) * float(shares[: len(used)].min())


def _demands(reading: NumericModel, plus: Integers, minus: Integers, *, bare: bool = False) -> tuple[Matrix, Matrix]:
    """Rows of the demands and how far each entry may be off; with a bias, that 1 > 0 as well."""
    first, second = reading.coordinates[plus], reading.coordinates[minus]
    rows = first - second
    doubts = rounding(rows.shape[1]) * (np.abs(first) + np.abs(second))
    if not reading.biased or bare:
        return rows, doubts
    up = np.eye(1, rows.shape[1], rows.shape[1] - 1)
    return np.concatenate([rows, up]), np.concatenate([doubts, np.zeros_like(up)])
