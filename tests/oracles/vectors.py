"""Beside cosine_lab.maths.vectors: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector


def largest_change(before: ArrayLike, after: ArrayLike) -> float | None:
    """Largest change of a cosine above the diagonal of two (n, n) tables; None where one is NaN.

    Raises
    ------
    ValueError
        For tables of different shapes.
    """
    changes = _changes("largest_change", before, after)
    return None if np.isnan(changes).any() else float(changes.max(initial=0.0))


def _changes(function: str, before: ArrayLike, after: ArrayLike) -> Vector:
    old, new = (np.asarray(table, dtype=np.float64) for table in (before, after))
    if old.shape != new.shape:
        raise ValueError(f"{function} needs two tables of one shape, got {old.shape}, {new.shape}")
    return np.asarray(np.abs(new - old)[np.triu_indices(len(old), 1)])


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
