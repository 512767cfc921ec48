"""Which labels can win, each with a certificate that others can check."""

from typing import NamedTuple

import numpy as np
from scipy.optimize import nnls

from cosine_lab.data.heads.head import Head
from cosine_lab.maths.checks import Done, Vector
from cosine_lab.maths.rankings.arrangements.incremental import part
from cosine_lab.maths.rankings.feasible import mixture
from cosine_lab.maths.rankings.winning import Argmaxable, argmaxable

MOST_MIXTURES = 200
"""Labels that never win whose mixtures are sought at once."""
MOST_NUMBERS = 3_000_000
"""Of a layer for whose labels mixtures are sought."""
_EXACT_WORK = 200_000
_CLOSE = 1e-9


class Never(NamedTuple):
    """Why a label never wins: its row is a mixture of others, its bias no higher than theirs.

    mixture : weights by label, positive, of sum 1; None where it was not sought or not found
    off : largest entry by which the mixture misses the row, in units of the largest entry of W
    """

    label: int
    mixture: dict[int, float] | None
    off: float


class Winning(NamedTuple):
    """Verdicts on all labels: with the bias the layer has, and without one.

    biased : None for a layer without bias
    never : with the bias if there is one, else without
    """

    plain: Argmaxable
    biased: Argmaxable | None
    never: tuple[Never, ...]

    @property
    def verdict(self) -> Argmaxable:
        """Of the layer as it is."""
        return self.biased or self.plain


def winning(head: Head, progress: Done | None = None) -> Winning:
    """Decide every label, and seek the mixtures of those that never win."""
    share = 0.95 if head.bias is None else 0.475
    plain = argmaxable(head.W, progress=part(progress, 0.0, share))
    biased = None
    if head.bias is not None:
        biased = argmaxable(head.W, head.bias, progress=part(progress, share, share))
    losers = [k for k, word in enumerate((biased or plain).status) if word == "no"]
    return Winning(plain, biased, tuple(never(head, k) for k in losers[:MOST_MIXTURES]))


def never(head: Head, label: int) -> Never:
    """The mixture that always keeps a label from winning: exact where that is quick."""
    W, b = head.W, head.bias
    weights = mixture(W, label, b) if W.size <= _EXACT_WORK else None
    if weights is None:
        weights = _mixed(head, label)
    if weights is None:
        return Never(label, None, np.nan)
    return Never(label, weights, missed(head, label, weights))


def missed(head: Head, label: int, weights: dict[int, float]) -> float:
    """By how much a mixture misses a row or falls below its bias; 0 is exact."""
    others = list(weights)
    share = np.array([weights[k] for k in others])
    W = head.rows(label, *others)
    off = float(np.abs(share @ W[1:] - W[0]).max())
    if head.bias is not None:
        off = max(off, float(head.bias[label] - share @ head.bias[others]))
    return off / (float(np.abs(W).max()) or 1.0)


def _mixed(head: Head, label: int) -> dict[int, float] | None:
    """Non-negative least squares, in floats."""
    if head.W.size > MOST_NUMBERS:
        return None
    others = np.delete(np.arange(len(head.W)), label)
    steps = np.asarray(head.W[others] - head.W[label], dtype=np.float64)
    columns = _sized(steps)
    if head.bias is not None:  # a slack: the mixture's bias may be higher
        rises = (head.bias[others] - head.bias[label])[:, None]
        columns = np.c_[columns, _sized(rises)]
        columns = np.r_[columns, -np.eye(1, columns.shape[1], columns.shape[1] - 1)]
    ones = np.r_[np.ones(len(others)), np.zeros(len(columns) - len(others))]
    table = np.c_[columns, ones].T
    weights, _ = nnls(table, np.eye(1, len(table), len(table) - 1)[0], maxiter=30 * len(table))
    share = weights[: len(others)]
    if not share.sum() > 0:
        return None
    share = share / share.sum()
    shares = {int(others[k]): float(share[k]) for k in np.flatnonzero(share > 0)}
    return shares if missed(head, label, shares) <= _CLOSE else None


def _sized(rows: Vector) -> Vector:
    return np.asarray(rows / (float(np.abs(rows).max()) or 1.0))
