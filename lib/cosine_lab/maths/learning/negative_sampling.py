"""What skip-gram with negative sampling draws from the counts of a text, and how well it can do.

N_ij says how often word j stands near word i (`cooccurrence.cooccurrences`). Sources: Mikolov, Sutskever, Chen, Corrado
and Dean, *Distributed representations of words and phrases and their compositionality* (2013); Levy and Goldberg,
*Neural word embedding as implicit matrix factorization* (2014).
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import xlog1py, xlogy

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Integers, Matrix, Vector

LEAST_SHARE = 1e-9


class Sampling(NamedTuple):
    """How labels are drawn.

    negatives : labels drawn off for each label that is on, k in 1 … 50
    exponent : they are drawn ∝ (how often a word is met)^exponent, in [0, 1]; 3/4 in word2vec
    thinning : t in [1e-9, 1]; a word that makes up a share f > t of what is met counts as if kept
        with probability √(t/f), in both roles; 1 keeps all. (word2vec thins the text itself.)
    """

    negatives: int = 5
    exponent: float = 0.75
    thinning: float = 1e-3


WORD2VEC = Sampling()
"""As in word2vec."""


def thinned(N: ArrayLike, thinning: float) -> Matrix:
    """Expected counts after frequent words are thinned: N_ij k_i k_j, k_i = min(1, √(t/f_i)).

    f_i is the share of word i in all that is met.

    N : shape (n, n).
    """
    counts = counted("thinned", N)
    limit = checks.within("thinned", thinning, LEAST_SHARE, 1.0, "a threshold")
    share = counts.sum(axis=1) / counts.sum()
    keep_probability = np.sqrt(np.minimum(1.0, limit / np.where(share > 0, share, 1.0)))
    return np.asarray(counts * keep_probability[:, None] * keep_probability)


def noise(N: ArrayLike, exponent: float) -> Vector:
    """Probabilities of the labels drawn off, shape (n,): ∝ (ΣN_j)^exponent, 0 for ΣN_j = 0."""
    met = counted("noise", N).sum(axis=1)
    power = checks.within("noise", exponent, 0.0, 1.0, "an exponent")
    weights = np.where(met > 0, met**power, 0.0)
    return np.asarray(weights / weights.sum())


def least_loss(N: ArrayLike, sampling: Sampling) -> float:
    """Mean loss a pair that no skip-gram model can beat, in any dimension.

    The expected loss falls apart into one term a cell, which is least for the logit
    x_i·w_j = log(M_ij / (k M_i q_j)), M the thinned counts and M_i their row sums. For k = 1,
    exponent 1 and no thinning that is the PMI (Levy & Goldberg).

    N : shape (n, n).
    """
    on = thinned(N, sampling.thinning)
    negatives = checks.within("least_loss", sampling.negatives, 1, 50, "negatives")
    off = negatives * np.outer(on.sum(axis=1), noise(N, sampling.exponent))
    both = on + off
    p = np.divide(on, both, out=np.zeros_like(on), where=both > 0)
    return float(-(xlogy(on, p) + xlog1py(off, -p)).sum() / on.sum())


def batches(
    N: ArrayLike, sampling: Sampling, size: int, steps: int, rng: np.random.Generator
) -> Iterator[tuple[Integers, Integers]]:
    """Batches of input words, shape (size,), and their labels, shape (size, 1 + k): on, then off.

    Pairs are drawn ∝ the thinned counts, with replacement: in expectation the same as a walk through the text, because
    the objective sees the text through N alone. A label drawn off may by chance be the one that is on, as in word2vec.
    """
    counts = counted("batches", N)
    off = np.cumsum(noise(counts, sampling.exponent))
    negatives = int(checks.within("batches", sampling.negatives, 1, 50, "negatives"))
    cells = np.flatnonzero(counts)
    on = np.cumsum(thinned(counts, sampling.thinning).ravel()[cells])
    for _ in range(steps):
        words, labels = np.divmod(cells[_places(on, rng.random(size))], len(counts))
        drawn = _places(off, rng.random((size, negatives)))
        yield words, np.column_stack([labels, drawn])


def counted(function: str, N: ArrayLike) -> Matrix:
    """`N` as a square matrix of counts ≥ 0, not all 0.

    N : shape (n, n).
    """
    counts = checks.matrix(function, N, "counts")
    if counts.shape[0] != counts.shape[1] or counts.min() < 0 or not counts.any():
        raise ValueError(
            f"{function} needs square counts ≥ 0, not all 0, got shape {counts.shape} and least {counts.min():g}"
        )
    return counts


def _places(reached: Vector, u: NDArray[np.float64]) -> Integers:
    """Inverse of a cumulative sum at shares u in [0, 1)."""
    places = np.searchsorted(reached, u * reached[-1], side="right")
    return np.asarray(np.minimum(places, len(reached) - 1), dtype=np.int64)
