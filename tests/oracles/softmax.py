"""Beside cosine_lab.maths.classifier.any_cosine: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.classifier.any_cosine import TIE, Comparison


def logits(W: ArrayLike, x: ArrayLike) -> Vector:
    """Logits W x, shape (n,), of an embedding x, shape (d,), for unembeddings W, shape (n, d).

    Raises
    ------
    ValueError
        Where the shapes do not fit, or a logit is beyond float64.
    """
    W = checks.matrix("logits", W)
    x = checks.vector("logits", x, "an embedding", size=W.shape[1])
    return np.asarray(_logits(W, x[np.newaxis])[0], dtype=np.float64)


def probabilities(W: ArrayLike, X: ArrayLike) -> Matrix:
    """Probabilities at all rows of X, shape (N, d), for unembeddings W, shape (n, d): (N, n).

    Raises
    ------
    ValueError
        Where the shapes do not fit, or a logit is beyond float64.
    """
    W = checks.matrix("probabilities", W)
    X = checks.matrix("probabilities", X, "embeddings")
    if X.shape[1] != W.shape[1]:
        raise ValueError(f"probabilities needs embeddings of {W.shape[1]} entries, got {X.shape[1]}")
    return _softmax(_logits(W, X))


def compare(P: ArrayLike, Q: ArrayLike) -> Comparison:
    """Largest |P − Q| of two (N, n) arrays of probabilities, and how many predictions differ.

    An input counts as unchanged when the two predicted labels tie for the top, to within 1e-12,
    in both models: which of them a rounding error then puts first says nothing.

    Raises
    ------
    ValueError
        Where the shapes differ.
    """
    P = checks.matrix("compare", P, "probabilities")
    Q = checks.matrix("compare", Q, "probabilities")
    if P.shape != Q.shape:
        raise ValueError(f"compare needs two arrays of one shape, got {P.shape} and {Q.shape}")
    rows = np.arange(P.shape[0])
    i, j = P.argmax(axis=1), Q.argmax(axis=1)
    changed = (P[rows, i] - P[rows, j] > TIE) | (Q[rows, j] - Q[rows, i] > TIE)
    return Comparison(float(np.abs(P - Q).max()), int(changed.sum()))


def _logits(W: Matrix, X: Matrix) -> Matrix:
    with np.errstate(over="ignore", invalid="ignore"):
        scores = X @ W.T
    if not np.isfinite(scores).all():
        raise ValueError("softmax needs logits within float64, got an overflow")
    return np.asarray(scores, dtype=np.float64)


def _softmax(scores: Matrix) -> Matrix:
    with np.errstate(over="ignore"):  # a difference beyond float64 is −∞, and exp of that is 0
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float64)


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
