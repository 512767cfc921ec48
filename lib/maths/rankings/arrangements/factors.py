"""A stand-in for unembeddings of which only the cosines (or inner products) are known."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.rankings.arrangements.cells import TOLERANCE

_ROUNDING = 1e-10


def factor(C: ArrayLike) -> Matrix:
    """L of shape (n, r), r the rank, with L Lᵀ = C for a positive semidefinite matrix C.

    Cholesky's method with the largest remaining diagonal entry as pivot, O(n² r). For C = 0 one
    column of zeros.

    Raises
    ------
    ValueError
        For a matrix that is not square, symmetric and positive semidefinite to rounding.
    """
    C = checks.matrix("factor", C, "a symmetric matrix")
    size = float(np.abs(C).max())
    if C.shape[0] != C.shape[1] or float(np.abs(C - C.T).max()) > TOLERANCE * size:
        raise ValueError(f"factor needs a symmetric matrix, got shape {C.shape} or other entries")
    left = np.diag(C).copy()
    L = np.zeros_like(C)
    for column in L.T:
        pivot = int(left.argmax())
        if left[pivot] <= TOLERANCE * size:
            break
        column[:] = (C[:, pivot] - L @ L[pivot]) / np.sqrt(left[pivot])
        left -= column**2
        left[pivot] = 0.0
    L = L[:, : max(1, int(L.any(axis=0).sum()))]
    if float(np.abs(L @ L.T - C).max()) > _ROUNDING * max(size, 1.0) * len(C):
        raise ValueError("factor needs a positive semidefinite matrix, got a negative eigenvalue")
    return L


def rotation_gap(A: ArrayLike, L: ArrayLike) -> float:
    """Min over orthogonal Q of ‖A − L Q‖/‖A‖ (Procrustes); 0 proves that S(A) = S(L).

    Raises
    ------
    ValueError
        For matrices of different shapes.
    """
    A = checks.matrix("rotation_gap", A)
    L = checks.matrix("rotation_gap", L)
    if A.shape != L.shape:
        raise ValueError(f"rotation_gap needs equal shapes, got {A.shape} and {L.shape}")
    u, _, vt = np.linalg.svd(L.T @ A)
    return float(np.linalg.norm(A - L @ (u @ vt)) / np.linalg.norm(A))


def unit_rows(function: str, W: ArrayLike) -> Matrix:
    """Rows divided by their lengths; ValueError for a zero row.

    W : shape (n, d).
    """
    W = checks.matrix(function, W)
    lengths = np.linalg.norm(W, axis=1, keepdims=True)
    if lengths.min() == 0:
        raise ValueError(f"{function} needs non-zero rows, got a zero row (it has no cosine)")
    return np.asarray(W / lengths)
