"""Centring, unit length, and the two similarities of labels that no softmax gauge changes."""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.vectors import lengths


def centred(W: ArrayLike) -> Matrix:
    """Rows of W, shape (n, d), less their mean: a shift, so no softmax probability changes."""
    W = checks.matrix("centred", W)
    return np.asarray(W - W.mean(axis=0), dtype=np.float64)


def beside_mean(W: ArrayLike) -> tuple[Vector, Vector]:
    """How far each row of W, shape (n, d), goes along the mean μ, and how far off μ's line it is.

    a_i = w_i·μ/‖μ‖ and b_i = ‖w_i − a_i μ/‖μ‖‖ ≥ 0, shape (n,) each. Seen from the point t μ a row
    has the length √((a_i − t‖μ‖)² + b_i²): centring, t = 1, moves zero along one line.

    The mean is not zero.
    """
    W = checks.matrix("beside_mean", W)
    mean = W.mean(axis=0)
    if not mean.any():
        raise ValueError("beside_mean needs a mean that is not zero, got zero")
    way = unit_length(mean[np.newaxis])[0]
    along = W @ way
    return along, lengths(W - np.outer(along, way))


def unit_length(W: ArrayLike) -> Matrix:
    """Rows of W, shape (n, d), divided by their lengths: no gauge, the decision regions may move.

    No row is zero.
    """
    W = checks.matrix("unit_length", W)
    if not W.any(axis=1).all():
        raise ValueError("unit_length needs non-zero rows, got a zero row")
    scaled = W / np.abs(W).max(axis=1, keepdims=True)
    return np.asarray(scaled / lengths(scaled)[:, np.newaxis], dtype=np.float64)
