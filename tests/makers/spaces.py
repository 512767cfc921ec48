"""How unevenly a table of vectors fills its space, and who is everybody's neighbour: what is shipped computed.

Source of the k-occurrence: Radovanović, Nanopoulos and Ivanović 2010, "Hubs in space".
"""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.spaces.anisotropy import _unit
from cosine_lab.maths.spaces.centring import unit_length
from cosine_lab.maths.spaces.hubness import Counts

BLOCK, MOST_ROWS = 1 << 22, 512
"""Cosines that are held at once, and rows whose cosines they are."""


def mean_cosine(W: ArrayLike) -> float:
    """Mean cosine of all pairs of different rows, in [−1/(n − 1), 1]; W of shape (n, d), n ≥ 2.

    By the identity (‖Σ u_i‖² − n) / (n(n − 1)), u_i = w_i/‖w_i‖: exact, without any pair.

    No row is zero.
    """
    rows = _unit("mean_cosine", W)
    n, total = len(rows), rows.sum(axis=0)
    return float((total @ total - n) / (n * (n - 1)))


def mean_direction_norm(W: ArrayLike) -> float:
    """‖(1/n) Σ u_i‖ of the directions u_i = w_i/‖w_i‖, in [0, 1]; 1 if all point the same way.

    Its square is the mean cosine of all n² ordered pairs, each row with itself among them.

    W : shape (n, d).
    """
    return float(np.linalg.norm(_unit("mean_direction_norm", W).mean(axis=0)))


def isotropy(W: ArrayLike) -> float:
    """min_c Z(c) / max_c Z(c), in (0, 1], with Z(c) = Σ_i exp(c·w_i); 1 is perfectly isotropic.

    c runs over the eigenvectors of WᵀW and their negatives (Mu and Viswanath 2018 take one sign of each; an eigenvector
    has no sign of its own, so both are taken here). Computed on the rows as they are: long rows make it smaller.
    """
    rows = checks.matrix("isotropy", W)
    axes = np.linalg.svd(np.linalg.qr(rows, mode="r")).Vh  # of W itself: WᵀW could overflow
    heights = rows @ axes.T
    logs = np.concatenate([_log_sum_exp(heights), _log_sum_exp(-heights)])
    return float(np.exp(logs.min() - logs.max()))


def _log_sum_exp(heights: Matrix) -> Vector:
    top = heights.max(axis=0)
    return np.asarray(top + np.log(np.exp(heights - top).sum(axis=0)), dtype=np.float64)


def k_occurrence(W: ArrayLike, k: int) -> Counts:
    """N_k(v), shape (n,): of how many other rows is row v one of the k nearest, by cosine.

    Every row gives k votes, so the mean is exactly k, and 0 ≤ N_k(v) ≤ n − 1. Of equal cosines the lowest row is the
    nearer. Time n²d; memory a few blocks of 4 million numbers beside the unit rows.

    1 ≤ k < n; no row is zero.
    """
    rows = unit_length(checks.matrix("k_occurrence", W))
    if not 1 <= k < len(rows):
        raise ValueError(f"k_occurrence needs k in [1, {len(rows) - 1}], got {k}")
    n = len(rows)
    counts = np.zeros(n, dtype=np.int64)
    step = min(MOST_ROWS, max(1, BLOCK // n))
    for start in range(0, n, step):
        scores = rows[start : start + step] @ rows.T
        own = np.arange(len(scores))
        scores[own, start + own] = -np.inf
        kth = np.partition(scores, n - k, axis=1)[:, n - k, np.newaxis]
        nearer, level = scores > kth, scores == kth
        room = k - nearer.sum(axis=1, keepdims=True)
        level &= np.cumsum(level, axis=1, dtype=np.int32) <= room
        counts += (nearer | level).sum(axis=0)
    return counts
