"""Beside cosine_lab.maths.spaces.centring: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.spaces.centring import centred
from cosine_lab.maths.vectors import cosines, lengths

_NO_ROW = 1e-12
"""A row this short, in units of the longest, is zero: it has no angle."""


def whitened_cosines(W: ArrayLike) -> Matrix:
    """⟨w̃_i, (W̃ᵀW̃)⁻¹ w̃_j⟩, normalised, of the centred rows w̃ of W, shape (n, d): (n, n), in [-1, 1].

    The same in every affine gauge, for W̃(W̃ᵀW̃)⁻¹W̃ᵀ depends on the column space of W̃ alone; where
    W̃ has not full rank, the projector on that space takes its place. NaN for a row at the mean
    (to within 1e-12 of the longest whitened row).

    Raises
    ------
    ValueError
        Where `W` is no finite matrix of shape (n, d).
    """
    rows = centred(checks.matrix("whitened_cosines", W))
    left, values, _ = np.linalg.svd(rows / (np.abs(rows).max() or 1.0), full_matrices=False)
    return _cosines_of_long_rows(left[:, values > _NO_ROW])


def correlation_of_centred_logits(W: ArrayLike, X: ArrayLike) -> Matrix:
    """Correlation, over the embeddings X, shape (N, d), of ℓ_i − mean ℓ: (n, n), in [-1, 1].

    It is the cosine of the centred rows of W, shape (n, d), under Cov(x), and the same in every
    affine gauge. NaN for a label whose centred logit does not vary (to within 1e-12 of the one
    that varies most).

    Raises
    ------
    ValueError
        Where the shapes do not fit.
    """
    W = checks.matrix("correlation_of_centred_logits", W)
    X = checks.matrix("correlation_of_centred_logits", X, "embeddings")
    if X.shape[1] != W.shape[1]:
        raise ValueError(f"correlation_of_centred_logits needs embeddings of {W.shape[1]} entries, got {X.shape[1]}")
    factor = np.asarray(np.linalg.qr(centred(X), mode="r"))  # ‖X̃ w̃‖ = ‖R w̃‖
    return _cosines_of_long_rows(centred(W) @ factor.T)


def _cosines_of_long_rows(rows: Matrix) -> Matrix:
    if rows.shape[1] == 0:
        return np.full((len(rows), len(rows)), np.nan)
    length = lengths(rows)
    return cosines(np.where((length > _NO_ROW * length.max())[:, np.newaxis], rows, 0.0))
