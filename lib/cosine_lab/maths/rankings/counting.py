"""How many label sets and rankings a classifier of n labels in d dimensions can produce at most.

Rows in general position attain these numbers exactly; parallel rows, parallel differences and
collinear points give fewer. c(n, k) are the unsigned Stirling numbers of the first kind.
"""

import math
from functools import lru_cache

import numpy as np

_EXACT_LABELS = 2_000


def max_sign_patterns(n: int, d: int, *, bias: bool = False) -> int:
    """Most label sets (sign patterns) of a sigmoid classifier.

    Without bias 2 Σ_{k<d} C(n−1, k) (2ⁿ for d ≥ n), with bias Σ_{k≤d} C(n, k).

    Parameters
    ----------
    n, d : int
        Labels, n ≥ 1, and dimensions, d ≥ 0 (the rank of the unembeddings is what counts).
    bias : bool
        Whether each label has a bias of its own.

    Notes
    -----
    Cover (1965), Geometrical and statistical properties of systems of linear inequalities.
    """
    _sizes("max_sign_patterns", n, d)
    if bias:
        return _binomials(n, d)
    return 2 * _binomials(n - 1, d - 1)


def max_rankings(n: int, d: int, *, bias: bool = False) -> int:
    """Most rankings of a softmax classifier.

    Without bias Q(n, d) = 2 [c(n, n−d+1) + c(n, n−d+3) + …] (n! for d ≥ n−1), with bias R(n, d) = Σ_{k≤d} c(n, n−k).

    Parameters
    ----------
    n, d : int
        Labels, 1 ≤ n ≤ 2000 (beyond, see `log10_rankings`), and dimensions, d ≥ 0.
    bias : bool
        Whether each label has a bias of its own.

    Notes
    -----
    Cover (1967), The number of linearly inducible orderings of points in d-space (OEIS A071223);
    with bias Good and Tideman (1977).
    """
    _sizes("max_rankings", n, d)
    if n > _EXACT_LABELS:
        raise ValueError(f"max_rankings needs at most {_EXACT_LABELS} labels, got {n}")
    stirling = _stirling(n, min(d, n - 1))
    if bias:
        return sum(stirling[: d + 1])
    if d == 0 or n == 1:
        return int(n == 1)
    if d >= n - 1:
        return math.factorial(n)
    return 2 * sum(stirling[d - 1 :: -2])


def log10_sign_patterns(n: int, d: int, *, bias: bool = False) -> float:
    """log₁₀ of `max_sign_patterns`, at any size (a language model's head in milliseconds).

    Not for d = 0 without bias, where there is no pattern.
    """
    count = max_sign_patterns(n, d, bias=bias)
    if count == 0:
        raise ValueError("log10_sign_patterns needs at least one dimension, got 0")
    return math.log10(count)


def log10_rankings(n: int, d: int, *, bias: bool = False) -> float:
    """log₁₀ of `max_rankings` at any size, to about ten digits.

    c(n, n−k) is the k-th elementary symmetric polynomial of 1, …, n−1. With a tilt s the terms c(n, n−k) sᵏ / Π(1 + js)
    are the probabilities of k successes in n−1 independent trials of odds js, so that the sum is computed with numbers
    in [0, 1]; s puts their mean where the sum has its weight.

    Not for d = 0 without bias and n > 1, where there is no ranking.
    """
    _sizes("log10_rankings", n, d)
    if d == 0 and n > 1 and not bias:
        raise ValueError("log10_rankings needs at least one dimension, got 0")
    if d >= n - 1:
        return math.lgamma(n + 1) / math.log(10)
    top = d if bias else d - 1
    steps = np.arange(1.0, n)
    tilt = _tilt(steps, top)
    odds = steps * tilt
    law = np.zeros(top + 1)
    law[0] = 1.0
    for p in odds / (1.0 + odds):
        law[1:] += p * (law[:-1] - law[1:])
        law[0] *= 1.0 - p
    powers = np.arange(top, -1, -1 if bias else -2)
    with np.errstate(divide="ignore"):  # a probability that underflows adds nothing
        logs = np.log(law[powers]) - powers * math.log(tilt)
    total = np.logaddexp.reduce(logs) + float(np.log1p(odds).sum())
    return float(total + (0.0 if bias else math.log(2.0))) / math.log(10.0)


def _tilt(steps: np.ndarray, top: int) -> float:
    """S ≤ 1 for which Σ js/(1+js) = `top`, by bisection on log s (1 where s = 1 falls short)."""
    low, high = -80.0, 0.0
    for _ in range(60):
        middle = (low + high) / 2
        odds = steps * math.exp(middle)
        if float((odds / (1.0 + odds)).sum()) < top:
            low = middle
        else:
            high = middle
    return math.exp(high)


def _binomials(n: int, most: int) -> int:
    """Σ_{k ≤ most} C(n, k)."""
    if most >= n:
        return int(2**n)
    total, term = 0, 1
    for k in range(most + 1):
        total += term
        term = term * (n - k) // (k + 1)
    return total


@lru_cache(maxsize=64)
def _stirling(n: int, most: int) -> tuple[int, ...]:
    """c(n, n−k) for k = 0 … most, by c(m+1, m+1−k) = c(m, m−k) + m c(m, m−k+1)."""
    row = [1] + [0] * most
    for m in range(1, n):
        for k in range(min(m, most), 0, -1):
            row[k] += m * row[k - 1]
    return tuple(row)


def _sizes(function: str, n: int, d: int) -> None:
    if n < 1 or d < 0:
        raise ValueError(f"{function} needs n ≥ 1 labels and d ≥ 0 dimensions, got {n} and {d}")
