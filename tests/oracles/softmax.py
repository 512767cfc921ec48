"""Beside lib.maths.classifier.softmax: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lib.maths import checks
from lib.maths.checks import Vector
from lib.maths.classifier.softmax import _softmax, logits


def softmax(W: ArrayLike, x: ArrayLike) -> Vector:
    """Probabilities of the n labels at one embedding x, shape (n,), in [0, 1], summing to 1.

    Raises
    ------
    ValueError
        As `logits` does.
    """
    return np.asarray(_softmax(logits(W, x)[np.newaxis])[0], dtype=np.float64)


def predictions(P: ArrayLike) -> NDArray[np.intp]:
    """Predicted label of each row of probabilities P, shape (N, n); lowest index on ties.

    Raises
    ------
    ValueError
        Where `P` is no finite matrix.
    """
    return np.asarray(np.argmax(checks.matrix("predictions", P, "probabilities"), axis=1))
