"""Hubness: rows that are among the nearest neighbours of far more rows than their share.

Source: Radovanović, Nanopoulos and Ivanović 2010, "Hubs in space".
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks

Counts = NDArray[np.int64]


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
