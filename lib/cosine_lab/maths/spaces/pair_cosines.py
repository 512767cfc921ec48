"""Cosines of all pairs of rows, counted block by block: the pairs are never all in memory."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.template_access import quotable

BINS = 2000
BLOCK = 512


@quotable
@dataclass(frozen=True)
class PairCosines:
    """Histogram and moments of the cosines of all pairs i < j of rows.

    edges, counts : 2,000 equal bins of [−1, 1]: shapes (2001,) and (2000,)
    mean, sd, low, high : mean, standard deviation, least and greatest cosine
    adjacent : mean cosine of rows i and i + 1; None where no such pair has an angle
    pairs, undefined : pairs counted, and pairs left out because a row is zero
    """

    edges: Vector
    counts: NDArray[np.int64]
    mean: float
    sd: float
    low: float
    high: float
    adjacent: float | None
    pairs: int
    undefined: int


def pair_cosines(X: ArrayLike) -> PairCosines:
    """Count the cosines of all pairs of rows; a zero row has no direction and is left out.

    Parameters
    ----------
    X : ArrayLike
        Shape (n, d), two rows that are not zero at least.
    """
    rows = checks.matrix("pair_cosines", X)
    lengths = np.linalg.norm(rows, axis=1)
    alive = lengths > 0
    n = int(alive.sum())
    if n < 2:  # noqa: PLR2004
        raise ValueError(f"pair_cosines needs two rows with a direction, got {n}")
    units = rows[alive] / lengths[alive, None]
    pairs = n * (n - 1) // 2
    counts = np.zeros(BINS, dtype=np.int64)
    total = squares = 0.0
    low, high = 1.0, -1.0
    for start in range(0, n - 1, BLOCK):
        cosines = _later_pairs(units, start)
        counts += _counted(cosines)
        total += float(cosines.sum())
        squares += float(cosines @ cosines)
        low, high = min(low, float(cosines.min())), max(high, float(cosines.max()))
    mean = total / pairs
    together = alive[:-1] & alive[1:]
    neighbours = (rows[:-1] * rows[1:]).sum(axis=1)[together]
    neighbours /= (lengths[:-1] * lengths[1:])[together]
    return PairCosines(
        edges=np.linspace(-1.0, 1.0, BINS + 1),
        counts=counts,
        mean=mean,
        sd=float(np.sqrt(max(squares / pairs - mean**2, 0.0))),
        low=low,
        high=high,
        adjacent=float(neighbours.mean()) if neighbours.size else None,
        pairs=pairs,
        undefined=len(rows) * (len(rows) - 1) // 2 - pairs,
    )


def _later_pairs(units: NDArray[np.float64], start: int) -> Vector:
    """Cosines of the rows of a block with all rows after each."""
    block = units[start : start + BLOCK] @ units[start:].T
    later = np.arange(block.shape[1]) > np.arange(len(block))[:, None]
    return np.clip(block[later], -1.0, 1.0)


def _counted(cosines: Vector) -> NDArray[np.int64]:
    at = np.minimum((cosines + 1) * (BINS / 2), BINS - 1).astype(np.int64)
    return np.bincount(at, minlength=BINS)
