"""Principal components: the directions in which rows spread most."""

import numpy as np

from cosine_lab.maths.checks import Matrix, Vector


def axes_of(rows: Matrix) -> tuple[Vector, Matrix]:
    """Spreads (descending) and principal axes, as rows, of centred rows.

    Of W = QR, R alone has them, and of a tall table R is small.
    """
    scale = np.abs(rows).max() or 1.0
    triangle = np.linalg.qr(rows / scale, mode="r")
    _, values, axes = np.linalg.svd(triangle, full_matrices=False)
    return np.asarray(scale * values), np.asarray(axes)
