"""The chirotope: signs of all maximal minors, which determine the sign patterns."""

from itertools import combinations, islice
from math import comb

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lib.maths.checks import Done
from lib.maths.rankings.arrangements.factors import unit_rows

MOST_MINORS = 10_000_000
_ZERO_MINOR = 1e-10
_CHUNK = 100_000


def chirotope(W: ArrayLike, progress: Done | None = None) -> NDArray[np.int8]:
    """Signs of all d×d minors of W (n, d), subsets of rows in lexicographic order.

    Rows are scaled to unit length; minors below 1e-10 count as zero.

    Raises
    ------
    ValueError
        For a zero row, d > n, or more than ten million minors.
    """
    W = unit_rows("chirotope", W)
    n, d = W.shape
    count = comb(n, d)
    if not 0 < count <= MOST_MINORS:
        raise ValueError(f"chirotope needs 1 to {MOST_MINORS} minors, got {count}")
    signs = np.empty(count, dtype=np.int8)
    chosen = combinations(range(n), d)
    for start in range(0, count, _CHUNK):
        if progress is not None:
            progress(start / count)
        rows = np.array(list(islice(chosen, _CHUNK)))
        minors = np.linalg.det(W[rows])
        signs[start : start + len(rows)] = np.sign(minors) * (np.abs(minors) > _ZERO_MINOR)
    return signs
