"""The affine gauge of a softmax classifier: w → (w + v) A⁻¹ with x → A x keeps every probability.

With v = 0 it keeps those of a sigmoid classifier too.
"""

from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix


def moved_embeddings(X: ArrayLike, A: ArrayLike) -> Matrix:
    """Embeddings A x of the rows x of X, shape (N, d)."""
    X = checks.matrix("moved_embeddings", X, "embeddings")
    return X @ _square("moved_embeddings", A, X.shape[1]).T


def _square(function: str, A: ArrayLike, d: int) -> Matrix:
    matrix = checks.matrix(function, A, "a square matrix")
    if matrix.shape != (d, d):
        raise ValueError(f"{function} needs a matrix of shape ({d}, {d}), got {matrix.shape}")
    return matrix
