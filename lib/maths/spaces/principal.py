"""Principal components: the directions in which rows spread most."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix, Vector

_PLANE = 2


def principal_plane(W: ArrayLike) -> tuple[Matrix, Vector]:
    """Scores on the two widest directions, shape (n, 2), and their shares of the variance, (2,).

    The coordinates u_k·(w_i − w̄), u_k turned so that its largest weight is positive.

    W : shape (n ≥ 2, d ≥ 2), not all rows equal.
    """
    rows = checks.matrix("principal_plane", W, "rows")
    if min(rows.shape) < _PLANE or not np.ptp(rows, axis=0).any():
        raise ValueError(f"principal_plane needs 2 columns and rows that differ, got shape {rows.shape}")
    rows = rows - rows.mean(axis=0)
    spreads, axes = axes_of(rows)
    largest = np.abs(axes[:_PLANE]).argmax(axis=1)
    turned = axes[:_PLANE] * np.sign(axes[range(_PLANE), largest])[:, np.newaxis]
    return rows @ turned.T, spreads[:_PLANE] ** 2 / (spreads**2).sum()


def axes_of(rows: Matrix) -> tuple[Vector, Matrix]:
    """Spreads (descending) and principal axes, as rows, of centred rows.

    Of W = QR, R alone has them, and of a tall table R is small.
    """
    scale = np.abs(rows).max() or 1.0
    triangle = np.linalg.qr(rows / scale, mode="r")
    _, values, axes = np.linalg.svd(triangle, full_matrices=False)
    return np.asarray(scale * values), np.asarray(axes)
