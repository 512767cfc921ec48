"""Winners in many dimensions: each label is a mixture of winners, or a direction shows it wins.

After a first sweep of directions, a label is compared with the known winners only (Clarkson 1994):
non-negative least squares either writes its row as their convex combination (it never wins), or
its residual is a direction in which the label is above all of them. Whoever is highest of all
labels in that direction is a new winner, perhaps the label itself. Each step proves itself.
"""

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import nnls

from lib.maths.arrangements.cells import TOLERANCE, Integers
from lib.maths.arrangements.incremental import Progress
from lib.maths.checks import Matrix, Vector

NO, YES, TIE = 0, 1, 2

_RANDOM = 2048
_CHUNK = 8_000_000
_ADDED = 20
_ROUNDS = 500
_SWEEP = 0.1  # the share of progress that the first sweep stands for


def search(
    rows: Matrix, *, upward: bool, progress: Progress | None
) -> tuple[NDArray[np.int8], Matrix, Integers]:
    """Verdict, winning direction and partner of distinct rows (n, D).

    With `upward` the last coordinate is a bias: winning directions have a positive last entry.
    """
    state = _Search(rows, upward=upward)
    state.sweep(progress)
    todo = np.flatnonzero(state.verdict == NO)
    todo = todo[np.argsort(-np.linalg.norm(rows[todo], axis=1), kind="stable")]
    for k, i in enumerate(todo):
        if progress is not None and k % 16 == 0:
            progress(_SWEEP + (1 - _SWEEP) * k / len(todo))
        if state.verdict[i] == NO:
            state.decide(int(i))
    return state.verdict, state.directions, state.partner


class _Search:
    def __init__(self, rows: Matrix, *, upward: bool) -> None:
        self.rows = np.c_[rows, np.ones(len(rows))]
        self.upward = upward
        self.verdict = np.full(len(rows), NO, np.int8)
        self.partner = np.full(len(rows), -1)
        self.directions = np.full(rows.shape, np.nan)
        self.known: list[int] = []

    def sweep(self, progress: Progress | None) -> None:
        """Every label in its own direction, and random directions: most winners, cheaply."""
        plain = self.rows[:, :-1]
        draws = np.random.default_rng(161_803).standard_normal((_RANDOM, plain.shape[1]))
        tried = np.concatenate([plain, draws])
        if self.upward:
            tried[:, -1] = np.abs(tried[:, -1]) + TOLERANCE
        tried = tried[np.linalg.norm(tried, axis=1) > 0]
        tried /= np.linalg.norm(tried, axis=1, keepdims=True)
        parts = np.array_split(tried, 1 + len(tried) * len(plain) // _CHUNK)
        for k, part in enumerate(parts):
            if progress is not None:
                progress(_SWEEP * k / len(parts))
            logits = part @ plain.T
            top = logits.argmax(axis=1)
            places = np.arange(len(part))
            best = logits[places, top].copy()
            logits[places, top] = -np.inf
            clear = best - logits.max(axis=1, initial=-np.inf) > TOLERANCE
            self.verdict[top[clear]] = YES
            self.directions[top[clear]] = part[clear]
        self.known = np.flatnonzero(self.verdict == YES).tolist()

    def decide(self, i: int) -> None:
        """Settle label i; other winners found on the way are kept."""
        known = np.array([j for j in self.known if j != i], dtype=np.int64)
        scores = self.rows[known, :-1] @ self.rows[i, :-1]
        working = known[np.argsort(-scores)[: 50 + 3 * self.rows.shape[1]]]
        for _ in range(_ROUNDS):
            weights, direction = mixture_of(self.rows, i, working, upward=self.upward)
            if direction is None:
                return
            known = np.array([j for j in self.known if j != i], dtype=np.int64)
            above = self.rows[known] @ direction
            above[np.isin(known, working)] = -np.inf
            if above.max(initial=-np.inf) > 0:
                worst = known[np.argsort(-above)[:_ADDED]]
                worst = worst[np.isin(worst, known[above > 0])]
                working = np.concatenate([working[weights > 0], worst])
                continue
            new = self._highest(i, direction)
            if new is None:
                return
            working = np.append(working[weights > 0], new)
        self._tie(i, self.rows[:, :-1] @ self.rows[i, :-1])

    def _highest(self, i: int, direction: Vector) -> int | None:
        """Note who wins in a direction in which i is above all known ones; None settles i."""
        logits = self.rows @ direction
        top = int(logits.argmax())
        runner_up = np.delete(logits, top).max(initial=-np.inf)
        if logits[top] - runner_up > TOLERANCE:
            self.verdict[top] = YES
            self.directions[top] = direction[:-1]
        if top not in self.known:
            self.known.append(top)
            if top != i:
                return top
        if self.verdict[i] == NO:
            self._tie(i, logits)
        return None

    def _tie(self, i: int, logits: Vector) -> None:
        others = logits.copy()
        others[i] = -np.inf
        self.verdict[i] = TIE
        self.partner[i] = int(others.argmax())


def mixture_of(
    rows: Matrix, i: int, others: Integers, *, upward: bool, tolerance: float = TOLERANCE
) -> tuple[Vector, Vector | None]:
    """Weights that make row i of the others, or a unit direction in which it is above them.

    rows : (n, D + 1), last column 1; with `upward` the column before may be exceeded.
    """
    columns = rows[others].T
    if upward:
        down = np.zeros((len(columns), 1))
        down[-2] = -1.0
        columns = np.c_[columns, down]
    target = rows[i]
    weights = nnls(columns, target, maxiter=30 * columns.shape[1])[0]
    residual = target - columns @ weights
    size = float(np.linalg.norm(residual))
    weights = weights[: len(others)]
    if size <= tolerance:
        return weights, None
    direction = residual / size
    if upward and direction[-2] <= 0:
        direction[-2] = TOLERANCE
    return weights, direction
