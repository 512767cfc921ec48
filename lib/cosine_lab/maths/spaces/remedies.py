"""Remedies for cosines that say too little: changes of the vectors, and other similarities.

Every remedy of the vectors changes which rows are near which. None of them is a gauge of a softmax
but the shift that centring makes.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.spaces.centring import centred, unit_length
from cosine_lab.maths.spaces.principal import axes_of

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
_AT_ONCE = 1_000_000
"""Cosines of queries with all rows."""


_DIGITS = 12


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
        To twelve decimals, so that equal ones are equal; NaN where a row of the pair is zero after the remedy (a row at
        the mean, once centred).
    """
    rows = checks.matrix("pair_scores", W)
    left, right = _pairs(pairs, len(rows))
    if remedy in SCORES:
        return np.round(_rescaled(remedy, rows, left, right), _DIGITS)
    return np.round(_cosines(remedied(remedy, rows, k), left, right), _DIGITS)


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


def directionless(remedy: str, W: ArrayLike, k: int = 1) -> NDArray[np.intp]:
    """Numbers of the rows that have no cosine: of length zero, after a remedy of the vectors."""
    keeps_direction = remedy in ("raw", "unit", *SCORES)
    return np.flatnonzero(np.isnan(_lengths(remedied("raw" if keeps_direction else remedy, W, k))))


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

    The symmetric (ZCA) root, which keeps rows closest to where they were; PCA whitening is a rotation of it, with the
    same cosines. Directions without spread (below 1e-10 of the widest, as where n ≤ d) are sent to 0 (pseudo-inverse).

    The rows differ.
    """
    rows = centred(checks.matrix("whitened", W))
    spread, axes = axes_of(rows)
    nonzero = spread > _RANK * spread.max()
    if len(rows) < 2 or not rows.any():  # noqa: PLR2004 - a covariance
        raise ValueError(f"whitened needs rows that differ, got {len(rows)} equal")
    scaled = (rows @ axes[nonzero].T) / spread[nonzero]
    return np.asarray(np.sqrt(len(rows) - 1) * scaled @ axes[nonzero], dtype=np.float64)


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


def _rescaled(remedy: str, rows: Matrix, queries: NDArray[np.intp], others: NDArray[np.intp]) -> Vector:
    """Each query's scores by the line that its cosines with all rows but itself ask for."""
    units = rows / _lengths(rows)[:, np.newaxis]
    known = np.flatnonzero(~np.isnan(units[:, 0]))
    if len(known) < 3:  # noqa: PLR2004 - a query, and two that differ
        raise ValueError(f"pair_scores needs three rows of some length to rescale, got {len(known)}")
    unique, at = np.unique(queries, return_inverse=True)
    start, size = np.full((2, len(unique)), np.nan)
    some = max(_AT_ONCE // len(rows), 1)
    for first in range(0, len(unique), some):
        block = slice(first, first + some)
        start[block], size[block] = _scale(remedy, units, known, unique[block])
    return np.asarray((_cosines(rows, queries, others) - start[at]) / size[at], dtype=np.float64)


def _scale(remedy: str, units: Matrix, known: NDArray[np.intp], queries: NDArray[np.intp]) -> tuple[Vector, Vector]:
    """Where each query's scale has its 0, and how long its 1 is; NaN for a query that has no angle."""
    cosines = np.clip(units[queries] @ units[known].T, -1.0, 1.0)
    own = known == queries[:, np.newaxis]
    mean = cosines.mean(axis=1, keepdims=True, where=~own)
    np.copyto(cosines, mean, where=own)  # which moves none of what follows
    low, high = cosines.min(axis=1), cosines.max(axis=1)
    if (low == high).any():
        raise ValueError("pair_scores needs queries whose cosines with the other rows differ, got equal ones")
    if remedy == "min-max":
        return low, high - low
    deviation = np.sqrt(((cosines - mean) ** 2).sum(axis=1) / (~own).sum(axis=1))
    return mean[:, 0], deviation


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
