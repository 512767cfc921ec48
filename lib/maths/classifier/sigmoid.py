"""The sigmoid (multi-label) classifier p(y_i = 1 | x) = σ(w_i·x)."""

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import expit

from lib.maths.classifier.softmax import logits


def sigmoid(z: ArrayLike) -> NDArray[np.float64]:
    """σ(z) = 1 / (1 + exp(−z)), entry by entry, in [0, 1]; stable for |z| of any size.

    z : any shape, which the answer has too.
    """
    return np.asarray(expit(np.asarray(z, dtype=np.float64)), dtype=np.float64)


def sign_pattern(W: ArrayLike, x: ArrayLike) -> NDArray[np.int_]:
    """Sign pattern sign(W x) of an embedding x, shape (n,), of −1, 0 and 1.

    Label i is on where it is 1, off where it is −1, and undecided where it is 0 (definition 5.1 of
    Nielsen & Grivas leaves such x out).

    Raises
    ------
    ValueError
        As `logits` does.
    """
    return np.sign(logits(W, x)).astype(np.int_)
