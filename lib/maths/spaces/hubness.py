"""Hubness: rows that are among the nearest neighbours of far more rows than their share.

Source: Radovanović, Nanopoulos and Ivanović 2010, "Hubs in space".
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lib.maths import checks
from lib.maths.checks import Done, Matrix, Singles
from lib.maths.spaces.centring import unit_length

Counts = NDArray[np.int64]
BLOCK, MOST_ROWS = 1 << 22, 512
"""Cosines that are held at once, and rows whose cosines they are."""
HUB = 2.0
"""A hub is this many standard deviations above the mean."""


def k_occurrence(W: ArrayLike, k: int) -> Counts:
    """N_k(v), shape (n,): of how many other rows is row v one of the k nearest, by cosine.

    Every row gives k votes, so the mean is exactly k, and 0 ≤ N_k(v) ≤ n − 1. Of equal cosines the lowest row is the
    nearer. Time n²d; memory a few blocks of 4 million numbers beside the unit rows.

    1 ≤ k < n; no row is zero.
    """
    rows = unit_length(checks.matrix("k_occurrence", W))
    if not 1 <= k < len(rows):
        raise ValueError(f"k_occurrence needs k in [1, {len(rows) - 1}], got {k}")
    return _k_occurrence(rows, k, lambda _done: None)


def k_occurrence_of_many(W: Singles, k: int, progress: Done) -> Counts:
    """`k_occurrence` of a large table, shape (n, d), in single precision: not copied in double.

    progress : told the fraction done before each block; it may raise to cancel.
    """
    lengths = np.linalg.norm(W, axis=1, keepdims=True)
    if not np.isfinite(lengths).all() or not lengths.all():
        raise ValueError("k_occurrence_of_many needs finite rows other than zero, got others")
    if not 1 <= k < len(W):
        raise ValueError(f"k_occurrence_of_many needs k in [1, {len(W) - 1}], got {k}")
    return _k_occurrence(np.asarray(W / lengths, dtype=np.float32), k, progress)


def hubs(counts: ArrayLike) -> NDArray[np.intp]:
    """Rows with N_k above mean + 2 standard deviations, the most popular first (ties: lowest row).

    counts : shape (n,).
    """
    values = checks.vector("hubs", counts, "counts")
    order = np.argsort(-values, kind="stable")
    return np.asarray(order[values[order] > values.mean() + HUB * values.std()], dtype=np.intp)


def skewness(counts: ArrayLike) -> float:
    """Third standardised moment S = E(N − μ)³/σ³ of the k-occurrences: 0 if even, > 0 with hubs.

    counts : shape (n,).

    The counts differ: else S is 0/0.
    """
    values = checks.vector("skewness", counts, "counts")
    if values.min() == values.max():
        raise ValueError(f"skewness needs counts that differ, got {values.size} equal")
    deviations = values - values.mean()
    deviations /= np.abs(deviations).max()
    return float((deviations**3).mean() / (deviations**2).mean() ** 1.5)


def _k_occurrence(rows: Matrix | Singles, k: int, progress: Done) -> Counts:
    n = len(rows)
    counts = np.zeros(n, dtype=np.int64)
    step = min(MOST_ROWS, max(1, BLOCK // n))
    for start in range(0, n, step):
        progress(start / n)
        scores = rows[start : start + step] @ rows.T
        own = np.arange(len(scores))
        scores[own, start + own] = -np.inf
        kth = np.partition(scores, n - k, axis=1)[:, n - k, np.newaxis]
        nearer, level = scores > kth, scores == kth
        room = k - nearer.sum(axis=1, keepdims=True)
        level &= np.cumsum(level, axis=1, dtype=np.int32) <= room
        counts += (nearer | level).sum(axis=0)
    return counts
