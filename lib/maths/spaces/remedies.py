"""Remedies for cosines that say too little: changes of the vectors, and other similarities.

Every remedy of the vectors changes which rows are near which. None of them is a gauge of a softmax
but the shift that centring makes.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lib.maths import checks
from lib.maths.checks import Matrix, Vector
from lib.maths.spaces.centring import centred, unit_length
from lib.maths.spaces.principal import axes_of
from lib.maths.spaces.similarity import min_max, z_scores

VECTORS = ("raw", "centred", "top-removed", "whitened", "standardised", "unit")
"""Remedies of the vectors."""
SCORES = ("min-max", "normalised")
"""Remedies of one query's scores: (s − min)/(max − min), (s − mean)/deviation."""
REMEDIES = (*VECTORS, *SCORES)
"""Names that `pair_scores` knows."""
_RANK = 1e-10
"""Directions of less spread than this, in units of the widest, count as flat."""
_NO_ROW = 1e-12
"""A row this short, in units of the longest, is zero: it has no angle."""


def pair_scores(remedy: str, W: ArrayLike, pairs: ArrayLike, k: int = 1) -> Vector:
    """Cosines, after a remedy, of m pairs of rows of W: shape (m,).

    The first row of a pair is the query. "min-max" and "normalised" (z) rescale its cosine by those
    of the query with all rows but itself: an increasing line for one query, another for the next.

    Parameters
    ----------
    remedy
        One of `REMEDIES`.
    W
        Shape (n, d).
    pairs
        Row numbers, shape (m, 2).
    k
        Principal components that "top-removed" removes.

    Returns
    -------
    Vector
        NaN where a row of the pair is zero after the remedy (a row at the mean, once centred).
    """
    rows = checks.matrix("pair_scores", W)
    left, right = _pairs(pairs, len(rows))
    if remedy in SCORES:
        return _rescaled(remedy, rows, left, right)
    return _cosines(remedied(remedy, rows, k), left, right)


def remedied(remedy: str, W: ArrayLike, k: int = 1) -> Matrix:
    """Rows of W, shape (n, d), after a remedy of the vectors: shape (n, d)."""
    known: dict[str, Callable[[ArrayLike], Matrix]] = {
        "raw": lambda rows: checks.matrix("remedied", rows),
        "centred": centred,
        "top-removed": lambda rows: without_top(rows, k),
        "whitened": whitened,
        "standardised": standardised,
        "unit": unit_length,
    }
    if remedy not in known:
        raise ValueError(f"remedied needs one of {', '.join(known)}, got {remedy}")
    return known[remedy](W)


def without_top(W: ArrayLike, k: int) -> Matrix:
    """Centred rows less their projections on the top k principal components ("all but the top").

    w̃ − Σ_{j≤k} (w̃·v_j) v_j, shape (n, d); k = 0 only centres. Source: Mu and Viswanath 2018.

    0 ≤ k < min(n, d): else nothing would be left.
    """
    rows = centred(checks.matrix("without_top", W))
    if not 0 <= k < min(rows.shape):
        raise ValueError(f"without_top needs k in [0, {min(rows.shape) - 1}], got {k}")
    top = axes_of(rows)[1][:k]
    return np.asarray(rows - (rows @ top.T) @ top, dtype=np.float64)


def whitened(W: ArrayLike) -> Matrix:
    """Σ^{−1/2}(w − μ) for every row, shape (n, d): covariance (divisor n − 1) the identity.

    The symmetric (ZCA) root, which keeps rows closest to where they were; PCA whitening is a
    rotation of it, with the same cosines. Directions without spread (below 1e-10 of the widest,
    as where n ≤ d) are sent to 0 (pseudo-inverse).

    The rows differ.
    """
    rows = centred(checks.matrix("whitened", W))
    spread, axes = axes_of(rows)
    kept = spread > _RANK * spread.max()
    if len(rows) < 2 or not rows.any():  # noqa: PLR2004 - a covariance
        raise ValueError(f"whitened needs rows that differ, got {len(rows)} equal")
    scaled = (rows @ axes[kept].T) / spread[kept]
    return np.asarray(np.sqrt(len(rows) - 1) * scaled @ axes[kept], dtype=np.float64)


def standardised(W: ArrayLike) -> Matrix:
    """(w_j − μ_j)/σ_j in every column j (divisor n), shape (n, d); 0 in a constant column.

    A column counts as constant where no entry is further from the mean than 1e-12 of the largest.
    """
    rows = centred(checks.matrix("standardised", W))
    top = np.abs(W).max(axis=0)
    rows[:, np.abs(rows).max(axis=0) <= _NO_ROW * top] = 0.0  # what rounding leaves of a constant
    deviation = np.sqrt((rows**2).mean(axis=0))
    return np.asarray(rows / np.where(deviation > 0, deviation, 1.0), dtype=np.float64)


def _pairs(pairs: ArrayLike, n: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    table = np.asarray(pairs)
    if table.ndim != 2 or table.shape[1] != 2 or not np.issubdtype(table.dtype, np.integer):  # noqa: PLR2004
        raise ValueError(f"pair_scores needs row numbers of shape (m, 2), got shape {table.shape}")
    if table.size == 0 or table.min() < 0 or table.max() >= n:
        raise ValueError(f"pair_scores needs pairs of rows below {n}, got others or none")
    return table[:, 0], table[:, 1]


def _rescaled(
    remedy: str, rows: Matrix, queries: NDArray[np.intp], others: NDArray[np.intp]
) -> Vector:
    """Each query's scores by the line that its cosines with all rows but itself ask for."""
    change = min_max if remedy == "min-max" else z_scores
    units = rows / _lengths(rows)[:, np.newaxis]
    found = np.empty(len(queries))
    for query in np.unique(queries):
        cosines = np.clip(units @ units[query], -1.0, 1.0)
        rest = (np.arange(len(rows)) != query) & ~np.isnan(cosines)
        scaled = np.full(len(rows), np.nan)
        scaled[rest] = change(cosines[rest])
        low, high = np.flatnonzero(rest)[[cosines[rest].argmin(), cosines[rest].argmax()]]
        slope = (scaled[high] - scaled[low]) / (cosines[high] - cosines[low])
        scaled[query] = scaled[low] + slope * (cosines[query] - cosines[low])
        found[queries == query] = scaled[others[queries == query]]
    return found


def _cosines(rows: Matrix, left: NDArray[np.intp], right: NDArray[np.intp]) -> Vector:
    top = np.abs(rows).max() or 1.0
    length = _lengths(rows) / top
    dots = np.einsum("ij,ij->i", rows[left] / top, rows[right] / top)
    scores = np.clip(dots / (length[left] * length[right]), -1.0, 1.0)
    scores[(left == right) & ~np.isnan(scores)] = 1.0  # so that all of them tie
    return np.asarray(scores, dtype=np.float64)


def _lengths(rows: Matrix) -> Vector:
    """Length of every row; NaN where it is zero."""
    top = np.abs(rows).max() or 1.0
    length = np.linalg.norm(rows / top, axis=1)
    length[length <= _NO_ROW * length.max()] = np.nan
    return np.asarray(top * length, dtype=np.float64)
