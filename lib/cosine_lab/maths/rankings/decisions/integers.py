"""One question in integers, where floats leave it open: exact, however thin the cell."""

from fractions import Fraction
from typing import NamedTuple

import numpy as np

from cosine_lab.maths.checks import Integers, Vector
from cosine_lab.maths.rankings.arrangements.exact import Numbers, pivot_columns, residual_pivots, restrict
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.decisions.programme import Solution, solve

MOST = 64
"""Labels, and dimensions, up to which every question about a classifier is answered."""
MOST_DIMENSIONS = 24
"""Unknowns of the largest programme in integers where there are more labels."""
_AT_ONCE = 4000
_ADDED = 20


class Decision(NamedTuple):
    """The answer to one question, with its proof.

    ok : True with an embedding, False with weights; None for computed numbers within rounding of
        a change, and where integers would take too long
    point : (d,) an embedding at which all demands hold (for None: as far as floats tell); None
        where no float shows it, or nothing is known
    weights : (k,) λ ≥ 0, Σλ = 1, of the demands, whose mixture is never positive (for None: as far
        as floats tell)
    """

    ok: bool | None
    point: Vector | None = None
    weights: Vector | None = None

    @property
    def open(self) -> bool:
        """Whether nothing is known."""
        return self.ok is None and self.point is None and self.weights is None


class Question(NamedTuple):
    """Whether logit[plus] > logit[minus] for all pairs somewhere where those of `tie` are equal."""

    reading: NumericModel
    plus: Integers
    minus: Integers
    tie: tuple[int, int] | None

    def certify(self, point: Vector) -> tuple[float, bool]:
        """Least difference at an embedding, and whether it answers the question for certain."""
        rise, clear = self.reading.gap(point, self.plus, self.minus)
        if clear and self.tie is not None:
            clear = self.reading.ties(point, self.tie, self.plus, self.minus)
        return rise, clear

    def never(self, weights: Vector) -> Decision:
        """The answer no, with the weights of differences of `matrix`."""
        return Decision(ok=False, weights=self.reading.unsized(weights, self.plus, self.minus))

    def of(self, chosen: Integers) -> "Question":
        """Only some of the demands."""
        return self._replace(plus=self.plus[chosen], minus=self.minus[chosen])

    def rows(self, labels: Numbers) -> tuple[Numbers, Numbers | None]:
        """Demands (that of a bias last) and wall in integers, of the rows of labels."""
        A = labels[self.plus] - labels[self.minus]
        if self.reading.biased:
            up = np.zeros((1, A.shape[1]), dtype=A.dtype)
            up[0, -1] = 1
            A = np.concatenate([A, up])
        wall = None if self.tie is None else labels[self.tie[0]] - labels[self.tie[1]]
        return A, wall if wall is not None and wall.any() else None


def in_integers(question: Question, near: Decision | None = None) -> Decision:
    """The answer; of computed numbers, if floats came near one, only whether that is exact."""
    reading, count = question.reading, len(question.plus)
    if not reading.small:
        return near or Decision(None)
    used = np.arange(count)
    if near is not None and near.weights is not None:
        used = np.flatnonzero(near.weights)
        few = question.of(used)
        if _dependent(few):
            solution = _exact(few, np.arange(len(used)))
            if solution.ok is False and solution.weights is not None:
                weights = np.zeros(count)
                weights[used] = solution.weights
                return Decision(ok=False, weights=weights)
        if not reading.typed:
            return near
    return _exact(question, used)


def _dependent(question: Question) -> bool:
    """Whether demands and wall may mix to nothing: they cannot if they are independent."""
    A, wall = question.rows(question.reading.residues)
    whole = A if wall is None else np.concatenate([A, wall[None]])
    return len(residual_pivots(whole)) < len(whole)


def _exact(question: Question, first: Integers) -> Decision:
    """The answer, whatever it takes; the demands that matter are sought among the first."""
    reading, count = question.reading, len(question.plus)
    A, wall = question.rows(reading.integers)
    back: Numbers | None = None
    if wall is not None:
        if A.shape[1] == 1:
            return Decision(ok=not len(A))
        A, back = restrict(A, wall)
    if not len(A):
        return Decision(ok=True)
    columns = pivot_columns(A)
    if reading.n > MOST and len(columns) > MOST_DIMENSIONS:
        return Decision(None)
    used = np.concatenate([first, np.arange(count, len(A))])
    solution = _solved(A[:, columns] if columns else A[:, :1], used)
    if solution.point is None:
        return question.never(np.array([float(w) for w in solution.weights or ()])[:count])
    x = np.zeros(A.shape[1], dtype=object)
    x[columns] = solution.point
    return _certain(question, x if back is None else x @ back)


def _certain(question: Question, x: Numbers) -> Decision:
    """Yes for typed numbers; for computed ones only if rounding could not undo it."""
    reading, plus, minus, tie = question
    point = reading.whole_embedding(x)
    clear = point is not None and reading.gap(point, plus, minus)[1]
    if point is not None and reading.typed and not clear and tie is None:
        clear = reading.shows(point, plus, minus)
    ok = True if clear or reading.typed else None
    return Decision(ok, point if clear or not reading.typed else None)


def _solved(A: Numbers, first: Integers) -> Solution:
    """`solve` with rows brought to one size, if they are many a few at a time."""
    if not A.any(axis=1).all():
        zero = int(np.flatnonzero(~A.any(axis=1))[0])
        return Solution(None, [Fraction(int(k == zero)) for k in range(len(A))])
    sizes = [int(np.abs(row).max()).bit_length() for row in A]
    lifts = np.array([1 << (max(sizes) - size) for size in sizes], dtype=object)
    rows = A * lifts[:, None]
    chosen = np.arange(len(rows)) if A.size <= _AT_ONCE else first[: 2 * A.shape[1]]
    while True:
        solution = solve(rows[chosen])
        if solution.weights is not None:
            weights = [Fraction(0)] * len(A)
            for k, weight in zip(chosen, solution.weights, strict=True):
                weights[k] = weight * int(lifts[k])
            total = sum(weights)
            return Solution(None, [w / total for w in weights])
        values = rows @ solution.point
        worst = np.argsort(values, kind="stable")[:_ADDED]
        worst = worst[values[worst] <= 0]
        if not len(worst):
            return solution
        chosen = np.concatenate([chosen, worst])
