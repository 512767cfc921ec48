"""The answer: one row and one witness for each cell, and what is known about the list."""

from typing import NamedTuple

import numpy as np

from cosine_lab.maths.checks import Integers, Matrix, Vector

TOLERANCE = 1e-9
"""Cells thinner than this angle, in whitened coordinates, count as nothing for computed input."""


class Cells(NamedTuple):
    """Patterns with witnesses.

    rows : (N, n) integers, sorted; signs −1 and +1, or labels from best to worst
    points : (N, d) embeddings, one that shows each row (unit length where there is no bias)
    margins : (N,) for each witness the distance to the nearest wall, for unit length an angle's
        sine; not positive where a cell of exact input is too thin for any float
    bound : the number of patterns of rows in general position
    exact : whether nothing is missing, however thin (certified by the count, or by integer
        arithmetic); otherwise cells thinner than `TOLERANCE` are left out
    """

    rows: Integers
    points: Matrix
    margins: Vector
    bound: int
    exact: bool

    @property
    def degenerate(self) -> bool:
        """Whether there are fewer patterns than for rows in general position."""
        return len(self.rows) < self.bound


def signs_at(points: Matrix, W: Matrix, b: Vector) -> tuple[Integers, Vector]:
    """Signs of W x + b at each point, and the distance to the nearest of the hyperplanes.

    points : shape (N, d); W : shape (n, d); b : shape (n,).
    """
    logits = points @ W.T + b
    lengths = row_lengths(W)
    distances = np.abs(logits) / np.where(lengths > 0, lengths, 1.0)
    distances[:, lengths == 0] = np.inf
    margins = distances.min(axis=1)
    return np.where(logits > 0, 1, -1), margins


def rankings_at(points: Matrix, W: Matrix, b: Vector) -> tuple[Integers, Vector]:
    """Labels from best to worst at each point, and the distance to the nearest change.

    points : shape (N, d); W : shape (n, d); b : shape (n,).
    """
    logits = points @ W.T + b
    order = np.argsort(-logits, axis=1, kind="stable")
    if len(W) == 1:
        return order, np.full(len(points), np.inf)
    return order, order_margins(logits, order, W)


def order_margins(logits: Matrix, order: Integers, W: Matrix) -> Vector:
    """Least of (logit difference)/‖w_i − w_j‖ over neighbours i, j in each order.

    logits, order : shape (N, n); W : shape (n, d).
    """
    ranked = np.take_along_axis(logits, order, axis=1)
    squares = (W**2).sum(axis=1)
    distances = np.sqrt(np.maximum(squares[:, None] + squares - 2 * W @ W.T, 0.0))
    lengths = distances[order[:, :-1], order[:, 1:]]
    gaps = ranked[:, :-1] - ranked[:, 1:]
    with np.errstate(divide="ignore", invalid="ignore"):
        margins: Vector = np.where(lengths > 0, gaps / lengths, np.inf).min(axis=1)
    return margins


def row_lengths(rows: Matrix) -> Vector:
    """Euclidean lengths, also of rows whose squares underflow.

    rows : shape (n, d).
    """
    tops = np.abs(rows).max(axis=1)
    safe = np.where(tops > 0, tops, 1.0)
    return np.asarray(np.linalg.norm(rows / safe[:, None], axis=1) * tops)


def sorted_cells(rows: Integers, points: Matrix, margins: Vector, bound: int, *, exact: bool) -> Cells:
    """Cells in a fixed order: "+" before "−", labels ascending."""
    keys = -rows if len(rows) and rows.min() < 0 else rows
    order = np.lexsort(keys.T[::-1])
    return Cells(rows[order], points[order], margins[order], bound, exact)


def first_of_each(rows: Integers) -> Integers:
    """Indices of one occurrence of each different row (by a 64-bit hash, which only loses rows).

    rows : shape (N, n).
    """
    weights = np.random.default_rng(20_240_229).integers(2**62, size=rows.shape[1])
    with np.errstate(over="ignore"):
        first: Integers = np.unique(rows.astype(np.int64) @ weights, return_index=True)[1]
    return first
