"""Beside lib.maths.classifier.sigmoid: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lib.maths import checks
from lib.maths.classifier.sigmoid import _HALF

_LAST_BIT = 15


def label_sets(P: ArrayLike) -> NDArray[np.int_]:
    """Predicted label set {i : p_i > ½} of each row of P, shape (N, n), as bits, label 0 lowest.

    Labels from the 16th on share the last of 16 bits: the browser colours points by these numbers.

    Raises
    ------
    ValueError
        Where `P` is no finite matrix.
    """
    on = checks.matrix("label_sets", P, "probabilities") > _HALF
    bits = 1 << np.minimum(np.arange(on.shape[1]), _LAST_BIT)
    return np.asarray(np.bitwise_or.reduce(np.where(on, bits, 0), axis=1))


def share_on(X: ArrayLike, a: ArrayLike, b: ArrayLike) -> float:
    """Share, in [0, 1], of embeddings X, shape (N, d), at which the logits of a and b are positive.

    Raises
    ------
    ValueError
        Where the shapes do not fit.
    """
    X = checks.matrix("share_on", X, "embeddings")
    pair = [checks.vector("share_on", w, "an unembedding", size=X.shape[1]) for w in (a, b)]
    return float((X @ np.stack(pair).T > 0).all(axis=1).mean())
