"""A classifier's numbers brought to one size, and how far each may be off.

Beside a large W there is room for one copy of it in double precision, and for blocks of its rows.
"""

from functools import cached_property

import numpy as np

from lib.maths.checks import Matrix, Vector
from lib.maths.rankings.arrangements.cells import TOLERANCE, Integers
from lib.maths.rankings.arrangements.exact import typed
from lib.maths.rankings.decisions.sizes import axes, middle, pieces, rounding

MOST_EXACT = 400_000
"""Entries of the largest matrix that is taken as integers."""


class Given:
    """n labels with logits W x + b, each column of one size.

    given : (n + 1, d) or, with a bias as last column, (n + 1, d + 1); columns of size one (rows
        too, where only signs are asked), and a last row of zeros, so that a single logit is a
        difference too
    typed : whether the numbers are decimals, to be answered exactly
    frame : (d, m'), from those coordinates back to embeddings; None where they are the same
    reduced : whether `coordinates` leave something out
    rows : (n, 1), the powers of two that rows were divided by
    whole_rows : W and the bias as they came, where they are small
    """

    def __init__(self, W: Matrix, b: Vector | None, *, differences: bool = True) -> None:
        self.n, self.d = W.shape
        self.biased = b is not None
        self.small = W.size <= MOST_EXACT
        self.given = np.zeros((self.n + 1, self.d + self.biased))
        self.given[:-1, : self.d] = W
        if b is not None:
            self.given[:-1, -1] = b
        self.whole_rows = self.given[:-1].copy() if self.small else self.given[:0]
        self.typed = self.small and typed(self.whole_rows)
        rows = np.frexp(np.maximum(self.given.max(axis=1), -self.given.min(axis=1)))[1]
        self.rows = (np.zeros_like(rows) if differences else rows)[:-1, None]
        np.ldexp(self.given[:-1], -self.rows, out=self.given[:-1])
        self._tops = np.maximum(self.given.max(axis=0), -self.given.min(axis=0))
        self.exponents = np.where(self._tops > 0, np.frexp(self._tops)[1], 0)
        np.ldexp(self.given, -self.exponents, out=self.given)
        self._tops = np.ldexp(self._tops, -self.exponents)
        self.frame: Matrix | None = None
        self.reduced, self.differences = False, differences
        self._spread = np.zeros((self.n + 1, 1))
        if not self.typed:
            self._reduce(differences=differences)

    def _reduce(self, *, differences: bool) -> None:
        rows, shape = self.given[:-1], self.given[:-1].shape
        mean = middle(rows.__getitem__, *shape) if differences else np.zeros(shape[1])
        for part in pieces(*shape):
            self._spread[part, 0] = np.abs(rows[part] - mean).max(axis=1)
        s, vt = axes(lambda part: rows[part, : self.d] - mean[: self.d], self.n, self.d)
        noise = rounding(max(self.n, self.d))
        rank = int((s > max(TOLERANCE * float(s[0]), noise)).sum())
        self.reduced = rank < min(self.n - differences, self.d)
        if 0 < rank < self.d:
            self.frame = vt[:rank].T

    @property
    def dimensions(self) -> int:
        """How many coordinates there are."""
        lost = 0 if self.frame is None else self.d - self.frame.shape[1]
        return int(self.given.shape[1]) - lost

    def at(self, labels: Integers | slice) -> Matrix:
        """Some rows of `coordinates`."""
        rows: Matrix = self.given[labels]
        if self.frame is None:
            return rows
        return np.asarray(np.c_[rows[:, : self.d] @ self.frame, rows[:, self.d :]])

    @cached_property
    def coordinates(self) -> Matrix:
        """What is to be decided, (n + 1, m).

        It is `given`, or, for computed rows that up to the tolerance span fewer dimensions, as many
        coordinates as they span. Large ones are better asked for `at` some rows.
        """
        return self.at(slice(None))

    def doubts(self, labels: Integers | slice) -> Matrix:
        """How far entries of some rows may be off.

        A rounding error or several of a typed one; `TOLERANCE` of its row's largest in a computed
        one, means apart where only differences count.
        """
        off = rounding(self.given.shape[1]) * np.abs(self.given[labels])
        return np.asarray(np.maximum(off, TOLERANCE * self._spread[labels]))

    @cached_property
    def most_doubt(self) -> Vector:
        """The largest in each column, (m,)."""
        off = rounding(self.given.shape[1]) * self._tops
        return np.asarray(np.maximum(off, TOLERANCE * float(self._spread.max())))
