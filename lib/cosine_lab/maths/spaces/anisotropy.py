"""How unevenly rows fill the directions of space: the common mean under all cosines."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.spaces.centring import unit_length
from cosine_lab.template_access import quotable

BINS = 20_000
"""Bins of [−1, 1]: one ten-thousandth of a cosine each."""
BLOCK = 512
"""Rows whose cosines to all later rows are held at once."""


@quotable
class PairCosines(NamedTuple):
    """Cosines of all n(n − 1)/2 pairs of rows, as a fine histogram and its exact summary."""

    counts: NDArray[np.int64]
    """Shape (BINS,); pairs in [edge, next edge), the last bin with its right edge."""
    least: float
    greatest: float
    mean: float
    std: float

    @property
    def edges(self) -> Vector:
        """Shape (BINS + 1,), from −1 to 1."""
        return np.linspace(-1.0, 1.0, BINS + 1)


def pair_histogram(W: ArrayLike) -> PairCosines:
    """Histogram of the cosines of all pairs of rows of W, shape (n, d), n ≥ 2, in blocks.

    Time n²d; memory two blocks of 512 × n beside the unit rows.
    """
    return _pair_histogram(_unit("pair_histogram", W))


def _pair_histogram(rows: Matrix) -> PairCosines:
    counts = np.zeros(BINS, dtype=np.int64)
    least, greatest, total, squares = np.inf, -np.inf, 0.0, 0.0
    for start in range(0, len(rows) - 1, BLOCK):
        block = rows[start : start + BLOCK] @ rows[start:].T
        later = np.arange(block.shape[1]) > np.arange(len(block))[:, np.newaxis]
        scores = np.clip(block[later], -1.0, 1.0)
        bins = np.minimum(((scores + 1) * (BINS / 2)).astype(np.int64), BINS - 1)
        counts += np.bincount(bins, minlength=BINS)
        least, greatest = min(least, scores.min()), max(greatest, scores.max())
        total, squares = total + scores.sum(), squares + float(scores @ scores)
    pairs = len(rows) * (len(rows) - 1) / 2
    mean = total / pairs
    std = np.sqrt(max(squares / pairs - mean**2, 0.0))
    return PairCosines(counts, float(least), float(greatest), float(mean), float(std))


def sorted_cosines(W: ArrayLike) -> Vector:
    """Cosines of all n(n − 1)/2 pairs of rows of W, shape (n, d), n ≥ 2, in ascending order."""
    rows = _unit("sorted_cosines", W)
    cosines, at = np.empty(len(rows) * (len(rows) - 1) // 2), 0
    for row in range(len(rows) - 1):
        later = rows[row + 1 :] @ rows[row]
        cosines[at : at + len(later)] = later
        at += len(later)
    cosines.sort()
    return np.clip(cosines, -1.0, 1.0, out=cosines)


def _unit(function: str, W: ArrayLike) -> Matrix:
    rows = checks.matrix(function, W)
    if len(rows) < 2:  # noqa: PLR2004 - a pair
        raise ValueError(f"{function} needs at least 2 rows, got {len(rows)}")
    return unit_length(rows)
