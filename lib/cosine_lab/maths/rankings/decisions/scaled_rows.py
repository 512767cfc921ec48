"""A classifier's numbers brought to one size, and how far each may be off.

Beside a large W there is room for one copy of it in double precision, and for blocks of its rows.
Its axes are found before that copy is made: finding them takes as much room again.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property

import numpy as np

from cosine_lab.maths.checks import Integers, Matrix, Vector
from cosine_lab.maths.rankings.arrangements.cells import TOLERANCE
from cosine_lab.maths.rankings.arrangements.exact import Numbers, typed

MOST_EXACT = 400_000
"""Entries of the largest matrix that is taken as integers."""
_GUARD = 64
_TALL = 4
_SAFE = 1e-8
_EPSILON = float(np.finfo(float).eps)
_BLOCK = 1 << 22
"""Numbers of a table that are worked on at once."""

RowReader = Callable[[slice], Matrix]
"""Some rows of a table that is not held whole."""


class ScaledRows:
    """n labels with logits W x + b, each column of one size.

    matrix : (n + 1, d) or, with a bias as last column, (n + 1, d + 1); columns of size one (rows
        too, where only signs are asked), and a last row of zeros, so that a single logit is a difference too
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
        reader = self._scaled(W, b, apart=not differences)
        parts = pieces(self.n, self.d + self.biased)
        self.whole_rows = _rows(W, b, slice(0, self.n if self.small else 0))
        self.typed = self.small and typed(self.whole_rows)
        self.frame: Matrix | None = None
        self.reduced, self.differences = False, differences
        self._spread = np.zeros((self.n + 1, 1))
        if not self.typed:
            self._reduce(reader, differences=differences)
        self.matrix = np.zeros((self.n + 1, self.d + self.biased))
        for part in parts:
            self.matrix[part] = reader(part)

    def _scaled(self, W: Matrix, b: Vector | None, *, apart: bool) -> RowReader:
        """Rows of W and the bias, each column of one size; with `apart`, each row before."""
        parts = pieces(self.n, self.d + self.biased)
        sizes = np.concatenate([_tops(_rows(W, b, part), axis=1) for part in parts])
        self.rows = (np.frexp(sizes)[1] * apart)[:, None]
        blocks = (np.ldexp(_rows(W, b, part), -self.rows[part]) for part in parts)
        tops = np.max([_tops(block, axis=0) for block in blocks], axis=0)
        self.exponents = np.where(tops > 0, np.frexp(tops)[1], 0)
        self._tops = np.ldexp(tops, -self.exponents)

        def reader(part: slice) -> Matrix:
            rows = _rows(W, b, part)
            np.ldexp(rows, -self.rows[part], out=rows)
            return np.asarray(np.ldexp(rows, -self.exponents, out=rows))

        return reader

    def _reduce(self, reader: RowReader, *, differences: bool) -> None:
        shape = self.n, self.d + self.biased
        mean = middle(reader, *shape) if differences else np.zeros(shape[1])
        for part in pieces(*shape):
            self._spread[part, 0] = np.abs(reader(part) - mean).max(axis=1)
        s, vt = axes(lambda part: reader(part)[:, : self.d] - mean[: self.d], self.n, self.d)
        noise = rounding(max(self.n, self.d))
        rank = int((s > max(TOLERANCE * float(s[0]), noise)).sum())
        self.reduced = rank < min(self.n - differences, self.d)
        if 0 < rank < self.d:
            self.frame = vt[:rank].T

    @property
    def dimensions(self) -> int:
        """How many coordinates there are."""
        lost = 0 if self.frame is None else self.d - self.frame.shape[1]
        return int(self.matrix.shape[1]) - lost

    def at(self, labels: Integers | slice) -> Matrix:
        """Some rows of `coordinates`."""
        rows: Matrix = self.matrix[labels]
        if self.frame is None:
            return rows
        return np.asarray(np.c_[rows[:, : self.d] @ self.frame, rows[:, self.d :]])

    @cached_property
    def coordinates(self) -> Matrix:
        """What is to be decided, (n + 1, m).

        It is `matrix`, or, for computed rows that up to the tolerance span fewer dimensions, as many
        coordinates as they span. Large ones are better asked for `at` some rows.
        """
        return self.at(slice(None))

    def doubts(self, labels: Integers | slice) -> Matrix:
        """How far entries of some rows may be off.

        A rounding error or several of a typed one; `TOLERANCE` of its row's largest in a computed
        one, means apart where only differences count.
        """
        off = rounding(self.matrix.shape[1]) * np.abs(self.matrix[labels])
        return np.asarray(np.maximum(off, TOLERANCE * self._spread[labels]))

    @cached_property
    def most_doubt(self) -> Vector:
        """The largest in each column, (m,)."""
        off = rounding(self.matrix.shape[1]) * self._tops
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


def rounding(count: int) -> float:
    """A bound of the relative rounding error of a sum of so many products, with room."""
    return (count + _GUARD) * _EPSILON


def pieces(n: int, m: int, least: int = 1) -> list[slice]:
    """Rows of a table of shape (n, m), as many at a time as are worked on at once."""
    step = max(least, _BLOCK // m, 1)
    return [slice(start, min(start + step, n)) for start in range(0, n, step)]


def middle(reader: RowReader, n: int, m: int) -> Vector:
    """Mean row of a table of shape (n, m)."""
    if len(parts := pieces(n, m)) == 1:
        return np.asarray(reader(parts[0]).mean(axis=0))
    return np.asarray(sum(reader(part).sum(axis=0) for part in parts) / n)


def lengths(reader: RowReader, n: int, m: int) -> Vector:
    """Of the rows of a table of shape (n, m)."""
    squares = np.zeros(n)
    for part in pieces(n, m):
        squares[part] = np.linalg.norm(reader(part), axis=1)
    return squares


def axes(reader: RowReader, n: int, m: int) -> tuple[Vector, Matrix]:
    """Singular values, falling, and right singular vectors of a table of shape (n, m).

    By the Gram matrix where rows are many and it loses no more than a few digits.
    """
    if n > _TALL * m or (n > m and n * m > _BLOCK):
        gram = np.zeros((m, m))
        for part in pieces(n, m):
            rows = reader(part)
            gram += rows.T @ rows
        squares, vectors = np.linalg.eigh(gram)
        if squares[0] > _SAFE * squares[-1]:
            return np.sqrt(squares[::-1]), vectors.T[::-1]
        rows = np.zeros((0, m))
        for part in pieces(n, m, m // 2):
            rows = np.asarray(np.linalg.qr(np.concatenate([rows, reader(part)]), mode="r"))
    else:
        rows = reader(slice(0, n))
    _, s, vt = np.linalg.svd(rows, full_matrices=False)
    return s, vt


def alike(whole: Numbers, factors: list[Fraction]) -> tuple[Numbers, list[Fraction]]:
    """Columns times powers of two that bring their factors to one size."""
    top = max(factors)
    lifts = [1 << max(0, (top // f).bit_length() - 1) for f in factors]
    alike = [f * lift for f, lift in zip(factors, lifts, strict=True)]
    return whole * np.array(lifts, dtype=object), alike
