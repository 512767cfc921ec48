"""Beside cosine_lab.maths.spaces.similarity: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.spaces.similarity import _differing


def ranks(scores: ArrayLike) -> NDArray[np.int64]:
    """Places of n scores, 1 the highest, shape (n,): equal ones share the best, and the next one skips."""
    from scipy.stats import rankdata  # noqa: PLC0415 - half a second that only this function needs

    values = checks.vector("ranks", scores, "scores")
    return np.asarray(rankdata(-np.round(values, 11), method="min"), dtype=np.int64)


def softmax_at(scores: ArrayLike, tau: float) -> Vector:
    """Weights exp(s_i/τ) / Σ_j exp(s_j/τ) of the candidates, shape (n,), in [0, 1], sum 1.

    Depends on differences of scores in units of τ alone: a constant added to all of a query's
    scores is invisible, and a narrow band of cosines at a small τ decides as firmly as a wide
    one at a large τ.

    Raises
    ------
    ValueError
        Unless τ > 0 and finite.
    """
    values = checks.vector("softmax_at", scores, "scores")
    if not 0 < tau < np.inf:
        raise ValueError(f"softmax_at needs a temperature above 0, got {tau:g}")
    with np.errstate(over="ignore"):  # a difference beyond float64 is −∞, and exp of that is 0
        weights = np.exp((values - values.max()) / tau)
    return np.asarray(weights / weights.sum(), dtype=np.float64)


def z_scores(scores: ArrayLike) -> Vector:
    """Query-normalised scores (s − μ_q) / σ_q, shape (n,), of mean 0 and variance 1.

    σ_q is the standard deviation of these n scores (divisor n).

    The scores differ: else σ_q is 0.
    """
    values = _differing("z_scores", scores)
    values = values / np.abs(values).max()
    deviations = values - values.mean()
    deviations /= np.abs(deviations).max()
    return np.asarray(deviations / np.sqrt((deviations**2).mean()), dtype=np.float64)
