"""Centring, unit length, and the two similarities of labels that no softmax gauge changes."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.vectors import lengths


def centred(W: ArrayLike) -> Matrix:
    """Rows of W, shape (n, d), less their mean: a shift, so no softmax probability changes.

    Raises
    ------
    ValueError
        Where `W` is no finite matrix of shape (n, d).
    """
    W = checks.matrix("centred", W)
    return np.asarray(W - W.mean(axis=0), dtype=np.float64)


def unit_length(W: ArrayLike) -> Matrix:
    """Rows of W, shape (n, d), divided by their lengths: no gauge, the decision regions may move.

    Raises
    ------
    ValueError
        Where a row is zero.
    """
    W = checks.matrix("unit_length", W)
    if not W.any(axis=1).all():
        raise ValueError("unit_length needs non-zero rows, got a zero row")
    scaled = W / np.abs(W).max(axis=1, keepdims=True)
    return np.asarray(scaled / lengths(scaled)[:, np.newaxis], dtype=np.float64)
