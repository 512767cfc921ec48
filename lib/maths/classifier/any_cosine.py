"""Any cosine for a pair of labels by a translation, and what it does to the probabilities."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import expit

from lib.maths import checks
from lib.maths.checks import Matrix, Vector
from lib.maths.classifier.softmax import TIE, Comparison
from lib.maths.classifier.translation import aligned, equal_lengths, opposite, smallest

_BLOCK = 1 << 22
_SPREAD = 3.0
_SEED = 0

Rows = NDArray[np.float32] | NDArray[np.float64]


class Logits(NamedTuple):
    """A classifier's logits in blocks of embeddings, as they are and with a translation.

    before, after : shape (points, n)
    """

    before: Matrix
    after: Matrix


def shift_for(a: Vector, b: Vector, c: float) -> Vector:
    """A shift v with cos(a + v, b + v) = c: the shortest, or one that leaves equal lengths.

    Parameters
    ----------
    a, b : (d,) array
        Different rows.
    c : float
        In [−1, 1]; −1 or 1 for d = 1.

    Raises
    ------
    ValueError
        Where a = b, c is no cosine, or d = 1 and |c| < 1.

    Notes
    -----
    Nielsen & Grivas, Theorem 3.4 for ±1; between them by inscribed angles (`translation`).
    """
    found = smallest(a, b, c).shift
    if found is not None:
        return found
    if c in (-1.0, 1.0):
        return opposite(a, b) if c < 0 else aligned(a, b)
    return equal_lengths(a, b, c)


def drawn_embeddings(W: Rows, count: int) -> Matrix:
    """Normal embeddings, (count, d), whose logit differences have a spread of about 3.

    W : shape (n, d). The same for the same shape.
    """
    sample = np.asarray(W[:: max(1, len(W) // 1000)], dtype=np.float64)
    spread = float(np.sqrt(((sample - sample.mean(axis=0)) ** 2).sum(axis=1).mean())) or 1.0
    draws = np.random.default_rng(_SEED).standard_normal((count, W.shape[1]))
    return np.asarray(draws * (_SPREAD / spread))


def checked(W: Rows, bias: Vector | None, X: Rows, shift: Vector, *, sigmoid: bool) -> Comparison:
    """Probabilities of W and of the translated W on embeddings, compared number by number.

    Both are computed from their own weights, in double precision.

    Parameters
    ----------
    W : (n, d) array
    bias : (n,) array or None
    X : (points, d) array
    shift : (d,) array
    sigmoid : bool
        Whether each label has a probability of its own; then a prediction is a set of labels.

    Returns
    -------
    Comparison
        Largest |Δp|; predictions that changed, ties within 1e-12 apart.

    Raises
    ------
    ValueError
        Where shapes do not fit.
    """
    v = checks.vector("checked", shift, "a shift", size=W.shape[1])
    if X.ndim != 2 or X.shape[1] != W.shape[1]:  # noqa: PLR2004
        raise ValueError(f"checked needs embeddings of {W.shape[1]} entries, got {X.shape}")
    step = max(1, _BLOCK // len(W))
    found = [
        _compared(_logits(W, bias, X[k : k + step], v), sigmoid=sigmoid)
        for k in range(0, len(X), step)
    ]
    return Comparison(max(c.max_dp for c in found), sum(c.changed for c in found))


def _logits(W: Rows, bias: Vector | None, X: Rows, v: Vector) -> Logits:
    x = np.asarray(X, dtype=np.float64)
    before, after = np.empty((len(x), len(W))), np.empty((len(x), len(W)))
    step = max(1, _BLOCK // W.shape[1])
    for k in range(0, len(W), step):
        rows = np.asarray(W[k : k + step], dtype=np.float64)
        before[:, k : k + step] = x @ rows.T
        after[:, k : k + step] = x @ (rows + v).T
    if bias is not None:
        before, after = before + bias, after + bias
    return Logits(before, after)


def _compared(logits: Logits, *, sigmoid: bool) -> Comparison:
    head: Callable[[Matrix], Matrix] = expit if sigmoid else _softmax
    p, q = head(logits.before), head(logits.after)
    if sigmoid:
        changed = ((p - 0.5) * (q - 0.5) < 0).any(axis=1)
    else:
        rows = np.arange(len(p))
        i, j = p.argmax(axis=1), q.argmax(axis=1)
        changed = (p[rows, i] - p[rows, j] > TIE) | (q[rows, j] - q[rows, i] > TIE)
    return Comparison(float(np.abs(p - q).max()), int(changed.sum()))


def _softmax(logits: Matrix) -> Matrix:
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))
