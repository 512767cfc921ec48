"""A classifier's numbers brought to one size, and how far each may be off.

Beside a large W there is room for one copy of it in double precision, and for blocks of its rows.
Its axes are found before that copy is made: finding them takes as much room again.
"""

from functools import cached_property

import numpy as np

from lib.maths.checks import Matrix, Vector
from lib.maths.rankings.arrangements.cells import TOLERANCE, Integers
from lib.maths.rankings.arrangements.exact import typed
from lib.maths.rankings.decisions.sizes import Read, axes, middle, pieces, rounding

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
        read = self._scaled(W, b, apart=not differences)
        parts = pieces(self.n, self.d + self.biased)
        self.whole_rows = _rows(W, b, slice(0, self.n if self.small else 0))
        self.typed = self.small and typed(self.whole_rows)
        self.frame: Matrix | None = None
        self.reduced, self.differences = False, differences
        self._spread = np.zeros((self.n + 1, 1))
        if not self.typed:
            self._reduce(read, differences=differences)
        self.given = np.zeros((self.n + 1, self.d + self.biased))
        for part in parts:
            self.given[part] = read(part)

    def _scaled(self, W: Matrix, b: Vector | None, *, apart: bool) -> Read:
        """Rows of W and the bias, each column of one size; with `apart`, each row before."""
        parts = pieces(self.n, self.d + self.biased)
        sizes = np.concatenate([_tops(_rows(W, b, part), axis=1) for part in parts])
        self.rows = (np.frexp(sizes)[1] * apart)[:, None]
        blocks = (np.ldexp(_rows(W, b, part), -self.rows[part]) for part in parts)
        tops = np.max([_tops(block, axis=0) for block in blocks], axis=0)
        self.exponents = np.where(tops > 0, np.frexp(tops)[1], 0)
        self._tops = np.ldexp(tops, -self.exponents)

        def read(part: slice) -> Matrix:
            rows = _rows(W, b, part)
            np.ldexp(rows, -self.rows[part], out=rows)
            return np.asarray(np.ldexp(rows, -self.exponents, out=rows))

        return read

    def _reduce(self, read: Read, *, differences: bool) -> None:
        shape = self.n, self.d + self.biased
        mean = middle(read, *shape) if differences else np.zeros(shape[1])
        for part in pieces(*shape):
            self._spread[part, 0] = np.abs(read(part) - mean).max(axis=1)
        s, vt = axes(lambda part: read(part)[:, : self.d] - mean[: self.d], self.n, self.d)
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


def _rows(W: Matrix, b: Vector | None, part: slice) -> Matrix:
    """Some rows in double precision, each with its bias."""
    rows = np.empty((len(W[part]), W.shape[1] + (b is not None)))
    rows[:, : W.shape[1]] = W[part]
    if b is not None:
        rows[:, -1] = b[part]
    return rows


def _tops(rows: Matrix, axis: int) -> Vector:
    """The largest size along an axis."""
    return np.asarray(np.maximum(rows.max(axis=axis), -rows.min(axis=axis)))
