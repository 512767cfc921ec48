"""What can be done with a query's scores after the fact: rescale, rank, weigh, place among pairs.

Min-max and z-scores are increasing affine maps s ↦ as + b of one query's scores, a > 0: within the
query no order changes, and so no rank correlation. a and b depend on the candidates at hand, so
neither result can be compared across queries or candidate sets.
"""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector


def min_max(scores: ArrayLike) -> Vector:
    """(s − min s) / (max s − min s), shape (n,), in [0, 1]: the worst gets 0, the best gets 1.

    Where the query is its own candidate (cosine 1), the best is the query itself. Source: the
    reader's remedy in the multilingual-e5-base discussion, scikit-learn's `MinMaxScaler`.

    The scores differ: else there is no range to divide by. (scikit-learn answers 0.)
    """
    values = _differing("min_max", scores)
    values = values / np.abs(values).max()  # so that no difference is beyond float64
    low, high = values.min(), values.max()
    return np.asarray((values - low) / (high - low), dtype=np.float64)


def percentiles(scores: ArrayLike, edges: ArrayLike, counts: ArrayLike) -> Vector:
    """Place of each score among all pairs, shape (n,), in [0, 100]: the percentage below it.

    Parameters
    ----------
    scores
        Shape (n,).
    edges, counts
        Histogram of the cosines of all pairs (`anisotropy.pair_histogram`): b + 1 increasing
        edges, b counts. Pairs are taken as evenly spread inside a bin, so the answer is off by
        no more than the percentage of pairs in the score's own bin.
    """
    values = checks.vector("percentiles", scores, "scores")
    cuts, shares = cumulative("percentiles", edges, counts)
    return np.asarray(100 * np.interp(values, cuts, shares), dtype=np.float64)


def cumulative(function: str, edges: ArrayLike, counts: ArrayLike) -> tuple[Vector, Vector]:
    """Edges of a histogram, shape (b + 1,), and the share of its counts below each, from 0 to 1."""
    cuts = checks.vector(function, edges, "edges")
    heights = checks.vector(function, counts, "counts", size=cuts.size - 1)
    if heights.min() < 0 or heights.sum() <= 0 or (np.diff(cuts) <= 0).any():
        raise ValueError(f"{function} needs a histogram with pairs in it, got an empty one")
    sums = np.concatenate([[0.0], np.cumsum(heights)])
    return cuts, np.asarray(sums / sums[-1], dtype=np.float64)


def spearman(left: ArrayLike, right: ArrayLike) -> float:
    """Spearman's rank correlation ρ of two lists of n ≥ 2 scores, in [−1, 1]; ties share a rank.

    left, right : shape (n,).

    The scores of either list differ: else there are no ranks to correlate.
    """
    a = _differing("spearman", left)
    b = _differing("spearman", checks.vector("spearman", right, "scores", size=a.size))
    from scipy import stats  # noqa: PLC0415 - half a second that only this function needs

    return float(np.clip(stats.spearmanr(a, b).statistic, -1.0, 1.0))


def _differing(function: str, scores: ArrayLike) -> Vector:
    values = checks.vector(function, scores, "scores")
    if values.min() == values.max():
        raise ValueError(f"{function} needs scores that differ, got {values.size} equal")
    return values
