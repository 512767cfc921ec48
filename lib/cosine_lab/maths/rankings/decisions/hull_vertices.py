"""Which labels win somewhere: the vertices of the convex hull of the rows, in any dimension.

Label i wins strictly for some embedding iff w_i is a vertex of conv(W) and no other label has the
same row; with biases iff (w_i, b_i) is a vertex seen from above. Most labels are settled in floats,
with proofs that rounding cannot undo (`witness_search`); what is left is decided in integers.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.maths.checks import Done, Integers, Matrix, Vector
from cosine_lab.maths.rankings.decisions.cone_feasibility import decide
from cosine_lab.maths.rankings.decisions.integers import MOST
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.decisions.scaled_rows import pieces
from cosine_lab.maths.rankings.decisions.whitening import Space
from cosine_lab.maths.rankings.decisions.witness_search import Search

NO, YES, TIE, OPEN = 0, 1, 2, 3

_CHUNK = 1 << 23
"""Logits held at once."""
_MOST_POINTS = 2_000_000
"""Numbers of all embeddings together that are kept."""
_FIRST = 0.4  # the share of progress of the labels' own directions
_WORK, _NUMBERS = 10**10, 8_000_000
"""Multiplications for labels one by one that take half a minute, and the largest layer for it."""


class Winners(NamedTuple):
    """Verdicts on n labels.

    verdict : (n,) NO, YES, TIE or OPEN (nothing proved)
    points : (n, d) embeddings at which YES labels win; else NaN, and where no float does; (0, d)
        where that would be more than two million numbers
    gaps : (n,) by how much a YES label leads there; NaN without a point
    partner : (n,) the label a TIE label cannot be told apart from; −1 for the others
    groups : (n,) the first label whose row is the same
    """

    verdict: NDArray[np.int8]
    points: Matrix
    gaps: Vector
    partner: Integers
    groups: Integers


def winners(reading: NumericModel, progress: Done | None = None) -> Winners:
    """Decide every label; rows need not be distinct, nor of full rank."""
    n = reading.n
    groups = same_rows(reading)
    state = _State(reading, np.flatnonzero(groups == np.arange(n)), progress)
    if len(state.candidates) > MOST:
        state.in_floats()
    state.one_by_one()
    sizes = np.bincount(groups, minlength=n)
    for first in np.flatnonzero(sizes > 1):
        members = np.flatnonzero(groups == first)
        if state.verdict[first] in (YES, TIE):
            state.partner[members] = first
            state.partner[first] = members[1]
            state.keep(members, np.full((len(members), reading.d), np.nan))
            state.gaps[members] = np.nan
            state.verdict[members] = TIE
        else:
            state.verdict[members] = state.verdict[first]
    return Winners(state.verdict, state.points, state.gaps, state.partner, groups)


def same_rows(reading: NumericModel) -> Integers:
    """For each label the first one whose row (and bias) is the same number for number."""
    first_of: dict[bytes, int] = {}
    rows = (row + 0.0 for row in reading.matrix[:-1])  # no −0
    marks = (blake2b(row.tobytes()).digest() for row in rows)
    return np.array([first_of.setdefault(mark, i) for i, mark in enumerate(marks)])


class _State:
    def __init__(self, reading: NumericModel, candidates: Integers, progress: Done | None) -> None:
        self.reading, self.candidates, self.progress = reading, candidates, progress
        self.verdict = np.full(reading.n, OPEN, np.int8)
        known = reading.n if reading.n * reading.d <= _MOST_POINTS else 0
        self.points = np.full((known, reading.d), np.nan)
        self.gaps = np.full(reading.n, np.nan)
        self.partner = np.full(reading.n, -1)
        self.done = 0.0

    def report(self, done: float) -> None:
        if self.progress is not None:
            self.progress(min(1.0, done))

    def rows(self, part: slice) -> Matrix:
        """Rows of some of the labels that are kept."""
        matrix = self.reading.matrix
        return matrix[part if len(self.candidates) == self.reading.n else self.candidates[part]]

    def keep(self, labels: Integers, points: Matrix) -> None:
        """Note embeddings, where they are kept."""
        if len(self.points):
            self.points[labels] = points

    def in_floats(self) -> None:
        """Every label in its own direction, then gradients, then Newton's method."""
        space = Space(self.reading, self.candidates)
        if space.Z.shape[1] == 0:
            return
        search = Search(space.Z, space.upward, lambda i, y: self.check(i, space.directions(y)))
        labels = np.arange(len(self.candidates))
        size = max(1, _CHUNK // len(labels))
        undecided = []
        for start in range(0, len(labels), size):
            part = labels[start : start + size]
            undecided.append(part[~self.check(part, space.directions(space.outward(part)))[0]])
            self.report(_FIRST * (start + len(part)) / len(labels))
        todo = np.concatenate(undecided)
        search.begin(np.flatnonzero(self.verdict[self.candidates] == YES))
        todo = search.climb(todo, self._progress_of(len(todo), _FIRST))
        search.settle(todo, self._progress_of(len(todo), 0.7))
        if space.whole:
            self.verdict[self.candidates[search.inside]] = NO
        self.done = 0.9

    def _progress_of(self, count: int, start: float) -> Callable[[int], None]:
        return lambda done: self.report(start + 0.2 * done / max(1, count))

    def check(self, labels: Integers, directions: Matrix) -> tuple[np.ndarray, Integers]:
        """Note labels that win for certain at the embeddings of directions; who is above else."""
        points = [self.reading.embedding(x) for x in directions]
        nowhere = np.full(self.reading.d, np.nan)
        embeddings = np.array([nowhere if point is None else point for point in points])
        whole = np.c_[embeddings, np.ones(len(embeddings))] if self.reading.biased else embeddings
        with np.errstate(over="ignore", invalid="ignore"):
            x = np.ldexp(whole, self.reading.exponents)
            logits = np.empty((len(x), len(self.candidates)))
            for part in pieces(len(self.candidates), x.shape[1]):
                logits[:, part] = x @ self.rows(part).T
            places = np.arange(len(labels))
            own = logits[places, labels].copy()
            logits[places, labels] = -np.inf
            others = logits.argmax(axis=1)
            gaps = own - logits[places, others]
            won = gaps > np.abs(x) @ (2 * self.reading.most_doubt)
        for k in np.flatnonzero(~won & (gaps > 0)):
            won[k] = self.reading.gap(embeddings[k], *self._against(int(labels[k]), self.candidates))[1]
        chosen = self.candidates[labels[won]]
        self.verdict[chosen], self.gaps[chosen] = YES, gaps[won]
        self.keep(chosen, embeddings[won])
        return won, others

    def _against(self, place: int, others: Integers) -> tuple[Integers, Integers]:
        """The demands of a label: to be above each of the others."""
        label = self.candidates[place]
        rest = others[others != label]
        return np.full(len(rest), label), rest

    def one_by_one(self) -> None:
        """A question for each label that is left; first against the known winners."""
        undecided = np.flatnonzero(self.verdict[self.candidates] == OPEN)
        n, D = len(self.candidates), self.reading.dimensions
        if n > MOST and (len(undecided) * D**2 * (n + D) > _WORK or n * D > _NUMBERS):
            return
        for count, place in enumerate(undecided):
            self.report(self.done + (1 - self.done) * count / len(undecided))
            label = int(self.candidates[place])
            known = np.flatnonzero(self.verdict == YES)
            if MOST < len(known) < n:
                plus, minus = self._against(int(place), known)
                if decide(self.reading, plus, minus).ok is False:
                    self.verdict[label] = NO
                    continue
            self.note(label, *self._against(int(place), self.candidates))

    def note(self, label: int, plus: Integers, minus: Integers) -> None:
        """Ask whether a label can be above all others."""
        answer = decide(self.reading, plus, minus)
        if answer.ok is not None:
            self.verdict[label] = YES if answer.ok else NO
        elif not answer.open:
            self.verdict[label] = TIE
            if answer.point is not None:
                self.partner[label] = minus[self.reading.nearest(answer.point, plus, minus)]
            elif answer.weights is not None:
                self.partner[label] = minus[answer.weights.argmax()]
        if answer.ok and answer.point is not None:
            self.keep(np.array([label]), answer.point[None])
            self.gaps[label] = self.reading.gap(answer.point, plus, minus)[0]
