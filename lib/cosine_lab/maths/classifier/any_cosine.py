"""Any cosine for a pair of labels by a translation, and what it does to the probabilities."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import expit

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Floats, Matrix, Vector
from cosine_lab.maths.classifier.translation import aligned, equal_lengths, opposite, smallest

_BLOCK = 1 << 18
_SPREAD = 3.0
_SEED = 0
TIE = 1e-12
"""Two probabilities this near to one another count as a tie for the top."""


class Comparison(NamedTuple):
    """How far the probabilities of two models differ on the same inputs."""

    max_dp: float
    """Largest |P − Q|, in [0, 1]."""
    changed: int
    """Number of inputs whose predicted label differs, ties apart."""


class Base(NamedTuple):
    """A classifier on some embeddings as it is, which all checks of it are compared with.

    X : (points, d), double precision
    logits, probabilities : (points, n)
    sigmoid : whether each label has a probability of its own; then a prediction is a set of labels
    """

    X: Matrix
    logits: Matrix
    probabilities: Matrix
    sigmoid: bool


def shift_for(a: Vector, b: Vector, c: float) -> Vector:
    """A shift v with cos(a + v, b + v) = c: the shortest, or one that leaves equal lengths.

    Parameters
    ----------
    a, b : (d,) array
        Different rows.
    c : float
        In [−1, 1]; −1 or 1 for d = 1.

    Notes
    -----
    Nielsen & Grivas, Theorem 3.4 for ±1; between them by inscribed angles (`translation`).
    """
    shift = smallest(a, b, c).shift
    if shift is not None:
        return shift
    if c in (-1.0, 1.0):
        return opposite(a, b) if c < 0 else aligned(a, b)
    return equal_lengths(a, b, c)


def drawn_embeddings(W: Floats, count: int) -> Matrix:
    """Normal embeddings, (count, d), whose logit differences have a spread of about 3.

    W : shape (n, d). The same for the same shape.
    """
    sample = np.asarray(W[:: max(1, len(W) // 1000)], dtype=np.float64)
    spread = float(np.sqrt(((sample - sample.mean(axis=0)) ** 2).sum(axis=1).mean())) or 1.0
    draws = np.random.default_rng(_SEED).standard_normal((count, W.shape[1]))
    return np.asarray(draws * (_SPREAD / spread))


def based(W: Floats, bias: Vector | None, X: Floats, *, sigmoid: bool) -> Base:
    """Logits and probabilities of a classifier, in double precision whatever W comes in.

    Parameters
    ----------
    W : (n, d) array
    bias : (n,) array or None
    X : (points, d) array
    sigmoid : bool
    """
    if X.ndim != 2 or X.shape[1] != W.shape[1]:  # noqa: PLR2004
        raise ValueError(f"based needs embeddings of {W.shape[1]} entries, got {X.shape}")
    x = np.asarray(X, dtype=np.float64)
    logits = np.empty((len(x), len(W)))
    _multiplied(W, bias, x, None, into=logits, rows=np.arange(len(W)))
    return Base(x, logits, _head(logits, sigmoid=sigmoid), sigmoid)


def checked(
    W: Floats, bias: Vector | None, base: Base, shift: Vector, rows: NDArray[np.int64] | None = None
) -> Comparison:
    """Probabilities of the translated W compared number by number with those of W.

    Logits of the translated W come from its own weights as a file would hold them, w + v rounded to
    double precision. Where `rows` are given, only theirs: the others by (w + v)·x = w·x + v·x.

    Parameters
    ----------
    W : (n, d) array
    bias : (n,) array or None
    base : Base
        Of W.
    shift : (d,) array
    rows : (k,) array or None
        Labels whose rows are multiplied out; None for all.

    Returns
    -------
    Comparison
        Largest |Δp|; predictions that changed, ties within 1e-12 apart.
    """
    v = checks.vector("checked", shift, "a shift", size=W.shape[1])
    logits = base.logits + (base.X @ v)[:, None]
    labels = np.arange(len(W)) if rows is None else rows
    _multiplied(W, bias, base.X, v, into=logits, rows=labels)
    return _compared(base.probabilities, _head(logits, sigmoid=base.sigmoid), sigmoid=base.sigmoid)


def _multiplied(
    W: Floats, bias: Vector | None, x: Matrix, v: Vector | None, *, into: Matrix, rows: NDArray[np.int64]
) -> None:
    """Logits of some rows, read block by block: a whole W in double precision may not fit."""
    step = max(1, _BLOCK // W.shape[1])
    for k in range(0, len(rows), step):
        part = rows[k : k + step]
        block = np.asarray(W[part], dtype=np.float64)
        logits = x @ (block if v is None else block + v).T
        into[:, part] = logits if bias is None else logits + bias[part]


def _compared(p: Matrix, q: Matrix, *, sigmoid: bool) -> Comparison:
    if sigmoid:
        a, b = p - 0.5, q - 0.5
        changed = ((a * b < 0) & (np.minimum(np.abs(a), np.abs(b)) > TIE)).any(axis=1)
    else:
        rows = np.arange(len(p))
        i, j = p.argmax(axis=1), q.argmax(axis=1)
        changed = (p[rows, i] - p[rows, j] > TIE) | (q[rows, j] - q[rows, i] > TIE)
    return Comparison(float(np.abs(p - q).max()), int(changed.sum()))


def _head(logits: Matrix, *, sigmoid: bool) -> Matrix:
    if sigmoid:
        return np.asarray(expit(logits))
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))
