"""What may be said of two labels, measured so that pairs of large classifiers are quick to ask."""

from typing import NamedTuple

import numpy as np

from cosine_lab.maths.checks import Floats, Matrix, Vector
from cosine_lab.maths.vectors import cosine

_BLOCK = 1 << 22
_SMALL = 1 << 18
_RANK = 1e-6
"""Directions with less spread than this, in units of the widest, are taken for rounding: a Gram
matrix's eigenvalues are good to about 1e-15, their roots to 3e-8."""


class Spread(NamedTuple):
    """How rows (of W, or of data) are spread, about their mean or about the origin.

    mean : (d,); zeros about the origin
    values : (rank,), root mean squares along the axes, falling
    axes : (rank, d), orthonormal
    n : how many rows
    """

    mean: Vector
    values: Vector
    axes: Matrix
    n: int

    @property
    def rank(self) -> int:
        """Dimensions that the rows span."""
        return len(self.values)


def spread(W: Floats, *, about_mean: bool) -> Spread:
    """The principal axes of rows, shape (n, d), read block by block in double precision."""
    n, d = W.shape
    blocks = [W[k : k + max(1, _BLOCK // d)] for k in range(0, n, max(1, _BLOCK // d))]
    mean = np.zeros(d)
    if about_mean:
        mean = np.asarray(sum(b.sum(axis=0, dtype=np.float64) for b in blocks)) / n
    if n * d <= _SMALL:
        return _exactly(np.asarray(W, dtype=np.float64) - mean, mean)
    gram = np.zeros((d, d))
    for block in blocks:
        rows = np.asarray(block, dtype=np.float64) - mean
        gram += rows.T @ rows
    squares, vectors = np.linalg.eigh(gram / n)
    values = np.sqrt(np.maximum(squares[::-1], 0.0))
    nonzero = values > _RANK * values[0]
    if n * d <= _BLOCK and not nonzero.all():  # nearly flat, and small enough to lose no digit
        return _exactly(np.asarray(W, dtype=np.float64) - mean, mean)
    return Spread(mean, values[nonzero], vectors.T[::-1][nonzero], n)


def _exactly(rows: Matrix, mean: Vector) -> Spread:
    """By singular values, which lose no digit."""
    _, values, axes = np.linalg.svd(rows, full_matrices=False)
    nonzero = values > max(rows.shape) * 1e-15 * values[0]
    return Spread(mean, values[nonzero] / np.sqrt(len(rows)), axes[nonzero], len(rows))


def whitened_cosine(of: Spread, a: Vector, b: Vector) -> float | None:
    """Cosine of two rows once the spread is equal in all directions; None for a row at the mean.

    About the mean it is the same in every gauge of a softmax, about the origin in every linear one (a sigmoid's).
    """
    p, q = ((of.axes @ (row - of.mean)) / of.values for row in (a, b))
    return _cosine(p, q, 1e-9 * np.sqrt(of.n))


def data_correlation(data: Spread, mean_row: Vector, a: Vector, b: Vector) -> float | None:
    """Correlation of two labels' centred logits over data; None where one does not vary.

    data : the spread of embeddings about their mean; mean_row : (d,), of W
    """
    p, q = ((data.axes @ (row - mean_row)) * data.values for row in (a, b))
    return _cosine(p, q, 1e-12 * float(data.values[0]) * float(np.abs(np.r_[a, b]).max()))


def plain_cosine(a: Vector, b: Vector) -> float | None:
    """Cosine of two vectors; None for a zero one."""
    return _cosine(a, b, 0.0)


def _cosine(p: Vector, q: Vector, least: float) -> float | None:
    if not min(np.linalg.norm(p), np.linalg.norm(q)) > least:
        return None
    return cosine(p, q)
