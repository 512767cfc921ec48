"""Beside lib.maths.vectors: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.vectors import _changes


def largest_defined_change(before: ArrayLike, after: ArrayLike) -> float:
    """Largest change of those cosines that are defined in both tables, (n, n); 0 where none is.

    Raises
    ------
    ValueError
        For tables of different shapes.
    """
    changes = _changes("largest_defined_change", before, after)
    return float(np.nan_to_num(changes).max(initial=0.0))


def translate(W: ArrayLike, v: ArrayLike) -> Matrix:
    """W + 1vᵀ: every row plus v, shape (n, d); no softmax probability changes (Lemma 3.1).

    Raises
    ------
    ValueError
        Where `W` (n, d) and `v` (d,) do not fit.
    """
    W = checks.matrix("translate", W)
    return W + checks.vector("translate", v, "a shift", size=W.shape[1])
