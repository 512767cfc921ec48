"""The sigmoid (multi-label) classifier p(y_i = 1 | x) = σ(w_i·x)."""

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import expit

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.classifier.any_cosine import TIE, Comparison

_HALF = 0.5


def sigmoid(z: ArrayLike) -> NDArray[np.float64]:
    """σ(z) = 1 / (1 + exp(−z)), entry by entry, in [0, 1]; stable for |z| of any size.

    z : any shape, which the answer has too.
    """
    return np.asarray(expit(np.asarray(z, dtype=np.float64)), dtype=np.float64)


def sigmoids(W: ArrayLike, X: ArrayLike) -> Matrix:
    """σ(w·x) for every row x of X, shape (N, d), and row w of W, shape (n, d): shape (N, n).

    Raises
    ------
    ValueError
        Where the shapes do not fit.
    """
    W = checks.matrix("sigmoids", W, "unembeddings")
    X = checks.matrix("sigmoids", X, "embeddings")
    if X.shape[1] != W.shape[1]:
        raise ValueError(f"sigmoids needs embeddings of {W.shape[1]} entries, got {X.shape[1]}")
    return sigmoid(X @ W.T)


def compare_label_sets(P: ArrayLike, Q: ArrayLike) -> Comparison:
    """Largest |P − Q| of two (N, n) arrays, and how many rows have another label set.

    Probabilities within 1e-12 of ½ are on neither side: the sign of their logit is rounding.

    Raises
    ------
    ValueError
        Where the shapes differ.
    """
    P = checks.matrix("compare_label_sets", P, "probabilities")
    Q = checks.matrix("compare_label_sets", Q, "probabilities")
    if P.shape != Q.shape:
        raise ValueError(f"compare_label_sets needs one shape, got {P.shape} and {Q.shape}")
    p, q = P - _HALF, Q - _HALF
    differs = (p * q < 0) & (np.minimum(np.abs(p), np.abs(q)) > TIE)
    return Comparison(float(np.abs(P - Q).max()), int(differs.any(axis=1).sum()))


def both_on(cosine: float) -> float:
    """P(both logits positive) = ¼ + arcsin(cosine)/2π, in [0, ½], for isotropic normal embeddings.

    Sheppard (1899). The lengths of the two unembeddings do not matter.

    Raises
    ------
    ValueError
        For a cosine outside [−1, 1].
    """
    return 0.25 + float(np.arcsin(checks.within("both_on", cosine, -1, 1, "a cosine"))) / (2 * np.pi)


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
