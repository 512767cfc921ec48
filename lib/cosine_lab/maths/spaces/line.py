"""One line over the scores of labelled pairs: above it they are called the same.

How well it does is told on the pairs that chose it, which flatters it: new pairs do a little worse.
"""

from decimal import ROUND_FLOOR, Decimal
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector

DRAWS = 1000
SHARE = 95
"""Percent of all draws that an interval holds, in their middle."""


_MOST_DIGITS = 10
_ROUNDING = 1e-9


class Line(NamedTuple):
    """A score and what calling every pair at or above it the same comes to; shares in [0, 1]."""

    line: float
    precision: float
    recall: float
    f1: float


class Interval(NamedTuple):
    """A line's figures at the lower and the upper end of their intervals, each by itself."""

    low: Line
    high: Line


def best_line(scores: ArrayLike, same: ArrayLike) -> Line:
    """The line with the largest F1; of several the lowest.

    scores, same : shape (m,) both; `same` truth values, of which both occur
    """
    values, good = _labelled("best_line", scores, same)
    return _best(values, good, np.ones(len(values)))


def line_at(scores: ArrayLike, same: ArrayLike, line: float) -> Line:
    """What a line comes to; its precision is NaN where no pair lies at or above it.

    scores, same : as of `best_line`
    """
    values, good = _labelled("line_at", scores, same)
    hits, called = np.count_nonzero(good & (values >= line)), np.count_nonzero(values >= line)
    all_good = np.count_nonzero(good)
    return Line(line, hits / called if called else float("nan"), hits / all_good, 2 * hits / (called + all_good))


def shortest(scores: ArrayLike, line: float, digits: int = 2) -> float:
    """Write the line with the fewest decimals, at least `digits`, with which it parts the scores in the same way.

    It lies a little below the score, where there is room: who computes that anew may miss its last digits.

    scores : shape (m,)
    line : a pair at or above it is called the same; the answer is not greater
    """
    values = checks.vector("shortest", scores, "scores")
    below = Decimal(float(values[values < line].max(initial=-np.inf)))
    for each in range(digits, _MOST_DIGITS):
        short = Decimal(line - _ROUNDING).quantize(Decimal(1).scaleb(-each), ROUND_FLOOR)
        if below < Decimal(float(short)):
            return float(short)
    return line


def intervals(scores: ArrayLike, same: ArrayLike, draws: int = DRAWS, seed: int = 0) -> Interval:
    """95 % of the best lines over pairs drawn again with replacement (percentile bootstrap).

    Of each label as many pairs are drawn as there are, and the line is chosen anew each time.
    Source: Efron and Tibshirani 1993, chapter 13.

    scores, same : as of `best_line`
    """
    values, good = _labelled("intervals", scores, same)
    draws = checks.whole("intervals", draws, 1, 100_000, "draws")
    random = np.random.default_rng(checks.whole("intervals", seed, 0, 2**32 - 1, "a seed"))
    kinds = [np.flatnonzero(good), np.flatnonzero(~good)]
    estimates = np.empty((draws, len(Line._fields)))
    for row in estimates:
        drawn = np.concatenate([random.choice(kind, len(kind)) for kind in kinds])
        row[:] = _best(values, good, np.bincount(drawn, minlength=len(values)))
    low, high = np.percentile(estimates, (50 - SHARE / 2, 50 + SHARE / 2), axis=0).tolist()
    return Interval(Line(*low), Line(*high))


def _labelled(function: str, scores: ArrayLike, same: ArrayLike) -> tuple[Vector, NDArray[np.bool_]]:
    """Scores in ascending order, and which of them are of pairs that are the same."""
    values = checks.vector(function, scores, "scores")
    good = np.asarray(same)
    if good.dtype != bool or good.shape != values.shape or good.all() or not good.any():
        needed, yes = f"some True and some False, one for each score ({len(values)})", np.count_nonzero(good)
        raise ValueError(f"{function} needs {needed}, got {yes} True and {good.size - yes} False")
    order = np.argsort(values, kind="stable")
    return values[order], good[order]


def _best(values: Vector, good: NDArray[np.bool_], weights: ArrayLike) -> Line:
    """The best line over ascending scores, each of which counts so often."""
    counts = np.asarray(weights, dtype=np.float64)
    nonempty = counts > 0
    values, good, counts = values[nonempty], good[nonempty], counts[nonempty]
    first = np.flatnonzero(np.concatenate([[True], values[1:] != values[:-1]]))
    hits = np.cumsum((counts * good)[::-1])[::-1][first]
    called = np.cumsum(counts[::-1])[::-1][first]
    f1 = 2 * hits / (called + hits[0])
    at = int(f1.argmax())
    return Line(float(values[first[at]]), float(hits[at] / called[at]), float(hits[at] / hits[0]), float(f1[at]))
