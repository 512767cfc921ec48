"""One question: whether at some embedding certain differences of logits are all positive."""

from fractions import Fraction
from typing import NamedTuple

import numpy as np
from scipy.optimize import nnls

from lib.maths.checks import Vector
from lib.maths.rankings.arrangements.cells import Integers
from lib.maths.rankings.arrangements.exact import Numbers, pivot_columns, restrict
from lib.maths.rankings.decisions.programme import Solution, solve
from lib.maths.rankings.decisions.reading import Reading

MOST_DIMENSIONS = 24
"""Unknowns of the largest programme in integers."""
_AT_ONCE = 4000
_ADDED = 20


class Decision(NamedTuple):
    """The answer to one question, with its proof.

    ok : True with an embedding, False with weights; None for computed numbers within rounding of
        a change, and where integers would take too long
    point : (d,) an embedding at which all demands hold (for None: as far as floats tell); None
        where no float shows it, or nothing is known
    weights : (k,) λ ≥ 0, Σλ = 1, of the demands, whose mixture is never positive
    """

    ok: bool | None
    point: Vector | None
    weights: Vector | None


def decide(
    reading: Reading, plus: Integers, minus: Integers, tie: tuple[int, int] | None = None
) -> Decision:
    """Whether logit[plus] > logit[minus] for all pairs at some embedding, where `tie` are equal.

    plus, minus : (k,) labels; n stands for a logit that is always 0
    tie : two labels whose logits must be equal at the embedding, and are there but for rounding
    """
    if not len(plus) and tie is None:
        middle = np.zeros(reading.d) if reading.biased else np.eye(1, reading.d)[0]
        return Decision(ok=True, point=middle, weights=None)
    if tie is None and len(plus) * reading.coordinates.shape[1] > _AT_ONCE:
        found = _in_floats(reading, plus, minus)
        if found.ok is not None:
            return found
    if not reading.small:
        return Decision(None, None, None)
    return _in_integers(reading, plus, minus, tie)


def _in_floats(reading: Reading, plus: Integers, minus: Integers) -> Decision:
    """Non-negative least squares: its residual is a direction that all demands like."""
    rows = reading.coordinates[plus] - reading.coordinates[minus]
    if reading.biased:
        rows = np.r_[rows, np.eye(1, rows.shape[1], rows.shape[1] - 1)]
    tops = np.abs(rows).max(axis=1)
    if tops.min() == 0:
        return Decision(None, None, None)
    columns = np.c_[rows / tops[:, None], np.ones(len(rows))].T
    aim = np.eye(1, len(columns), len(columns) - 1)[0]
    weights, _ = nnls(columns, aim, maxiter=30 * columns.shape[1])
    residual = columns @ weights - aim
    point = reading.embedding(residual[:-1])
    if point is not None and reading.gap(point, plus, minus)[1]:
        return Decision(ok=True, point=point, weights=None)
    return Decision(None, None, None)


def _in_integers(
    reading: Reading, plus: Integers, minus: Integers, tie: tuple[int, int] | None
) -> Decision:
    whole = reading.integers
    A = whole[plus] - whole[minus]
    if reading.biased:
        last = np.zeros((1, A.shape[1]), dtype=object)
        last[0, -1] = 1
        A = np.concatenate([A, last])
    back: Numbers | None = None
    if tie is not None:
        wall = whole[tie[0]] - whole[tie[1]]
        if (wall != 0).any():
            if A.shape[1] == 1:
                return Decision(ok=not len(A), point=None, weights=None)
            A, back = restrict(A, wall)
    if not len(A):
        return Decision(ok=True, point=None, weights=None)
    columns = pivot_columns(A)
    if len(columns) > MOST_DIMENSIONS:
        return Decision(None, None, None)
    found = _solved(A[:, columns] if columns else A[:, :1])
    if found.point is None:
        weights = np.array([float(w) for w in found.weights or ()])[: len(plus)]
        weights = reading.unsized(weights, plus, minus)
        return Decision(ok=False, point=None, weights=weights)
    x = np.zeros(A.shape[1], dtype=object)
    x[columns] = found.point
    return _certain(reading, plus, minus, x if back is None else x @ back, tied=tie is not None)


def _certain(
    reading: Reading, plus: Integers, minus: Integers, x: Numbers, *, tied: bool
) -> Decision:
    """Yes for typed numbers; for computed ones only if rounding could not undo it."""
    point = reading.whole_embedding(x)
    clear = point is not None and reading.gap(point, plus, minus)[1]
    if point is not None and reading.typed and not clear and not tied:
        clear = reading.shows(point, plus, minus)
    ok = True if clear or reading.typed else None
    shown = clear or not reading.typed
    return Decision(ok=ok, point=point if shown else None, weights=None)


def _solved(A: Numbers) -> Solution:
    """`solve` with rows brought to one size, if they are many a few at a time."""
    if not A.any(axis=1).all():
        zero = int(np.flatnonzero(~A.any(axis=1))[0])
        return Solution(None, [Fraction(int(k == zero)) for k in range(len(A))])
    sizes = [int(np.abs(row).max()).bit_length() for row in A]
    lifts = np.array([1 << (max(sizes) - size) for size in sizes], dtype=object)
    rows = A * lifts[:, None]
    chosen = np.arange(len(rows)) if A.size <= _AT_ONCE else np.arange(2 * A.shape[1])
    while True:
        found = solve(rows[chosen])
        if found.weights is not None:
            weights = [Fraction(0)] * len(A)
            for k, weight in zip(chosen, found.weights, strict=True):
                weights[k] = weight * int(lifts[k])
            total = sum(weights)
            return Solution(None, [w / total for w in weights])
        values = rows @ found.point
        worst = np.argsort(values, kind="stable")[:_ADDED]
        worst = worst[values[worst] <= 0]
        if not len(worst):
            return found
        chosen = np.concatenate([chosen, worst])
