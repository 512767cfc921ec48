"""Nearest neighbours by cosine in tables too large to copy: exact, in blocks of rows."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector

BLOCK = 1 << 22
"""Numbers in a block of rows as float64: 32 MiB."""


class Nearest(NamedTuple):
    """Neighbours of a query, the nearest first."""

    rows: NDArray[np.intp]
    """Row numbers, shape (k,) or fewer where fewer rows have a direction."""
    cosines: Vector
    """Their cosines to the query, in [-1, 1]."""


def cosines_to(table: NDArray[np.floating], query: ArrayLike) -> Vector:
    """Cosines of the rows of a table, shape (n, d), of any float type, to a query: shape (n,).

    Computed in float64, block by block: beside the result no more than 96 MiB at a time. NaN for a
    zero row, where the cosine is undefined.

    The query is not zero.
    """
    if table.ndim != 2 or 0 in table.shape:  # noqa: PLR2004
        raise ValueError(f"cosines_to needs a table of shape (n, d), got shape {table.shape}")
    wanted = checks.vector("cosines_to", query, "a query", size=table.shape[1])
    if not wanted.any():
        raise ValueError("cosines_to needs a non-zero query, got a zero vector")
    wanted = wanted / np.abs(wanted).max()
    step = max(1, BLOCK // table.shape[1])
    parts = [_cosines(table[i : i + step], wanted) for i in range(0, len(table), step)]
    return np.concatenate(parts)


def nearest(table: NDArray[np.floating], query: ArrayLike, k: int) -> Nearest:
    """Find the k rows of the table, shape (n, d), with the highest cosines to the query.

    A query that is itself a row of the table is its own nearest neighbour. Zero rows have no
    angle and are nobody's neighbour. Of equal cosines the lowest row comes first.
    """
    if k < 1:
        raise ValueError(f"nearest needs at least 1 neighbour to look for, got {k}")
    scores = cosines_to(table, query)
    known = np.flatnonzero(~np.isnan(scores))
    values = scores[known]
    if k < values.size:  # the k highest, and all that tie with the last of them
        last = np.partition(values, values.size - k)[values.size - k]
        known = known[values >= last]
    order = known[np.argsort(-scores[known], kind="stable")][:k]
    return Nearest(order, scores[order])


def _cosines(block: NDArray[np.floating], query: Vector) -> Vector:
    rows = checks.matrix("cosines_to", block, "a table")
    top = np.abs(rows).max(axis=1)
    with np.errstate(invalid="ignore"):
        rows = rows / top[:, np.newaxis]  # NaN where the row is zero
        squares = np.einsum("ij,ij->i", rows, rows)
        scores = rows @ query / np.sqrt(squares * (query @ query))
    return np.asarray(np.clip(scores, -1.0, 1.0), dtype=np.float64)
