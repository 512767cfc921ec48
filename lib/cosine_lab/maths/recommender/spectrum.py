"""The right half of a singular value decomposition, for tall tables of interactions."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector

BLOCK = 2048


@dataclass(frozen=True)
class Spectrum:
    """Right half of the singular value decomposition X = U diag(σ) Vᵀ.

    sigma : singular values, shape (p,), descending; those below √(p ε)·σ₁ are noise and set to 0
    V : right singular vectors as columns, shape (p, p), orthogonal
    """

    sigma: Vector
    V: Matrix

    @property
    def rank(self) -> int:
        """Number of singular values above 0."""
        return int(np.count_nonzero(self.sigma))


def spectrum(X: ArrayLike) -> Spectrum:
    """Singular values and right singular vectors of X, through its Gram matrix XᵀX = V σ² Vᵀ.

    The Gram matrix is summed over blocks of rows, so a table of 20,000 users costs one matrix
    product and an eigenproblem of the size of the items. Only σᵢ > √(p ε)·σ₁ survive the squaring.

    Parameters
    ----------
    X : ArrayLike
        Interactions, shape (n, p), any real or boolean type.
    """
    table = np.asarray(X)
    if table.ndim != 2 or 0 in table.shape:  # noqa: PLR2004
        raise ValueError(f"spectrum needs interactions of shape (n, p), got shape {table.shape}")
    gram = np.zeros((table.shape[1], table.shape[1]))
    for start in range(0, len(table), BLOCK):
        rows = checks.matrix("spectrum", table[start : start + BLOCK], "interactions", truths=True)
        gram += rows.T @ rows
    if not gram.any():
        raise ValueError("spectrum needs one interaction at least, got none")
    values, vectors = np.linalg.eigh(gram)
    values, vectors = values[::-1], vectors[:, ::-1]
    noise = len(gram) * np.finfo(np.float64).eps * values[0]
    sigma = np.sqrt(np.where(values > noise, values, 0.0))
    return Spectrum(sigma=sigma, V=np.ascontiguousarray(vectors))
