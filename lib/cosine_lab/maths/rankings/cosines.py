"""What cosines alone tell: differences of rows, a stand-in for them, and the signs of minors."""

from itertools import combinations, islice
from math import comb

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Done, Integers, Matrix
from cosine_lab.maths.rankings.arrangements.cells import TOLERANCE


def differences(W: ArrayLike) -> Matrix:
    """BW, shape (n(n−1)/2, d): rows w_i − w_j for i < j, in lexicographic order; n ≥ 2.

    B is the braid matrix, of rows e_i − e_j, so that R(W) = S(BW): a ranking is a sign pattern of
    the differences (Definition 5.4 of the paper).
    """
    W = checks.matrix("differences", W, "unembeddings")
    if len(W) < 2:  # noqa: PLR2004 — a pair
        raise ValueError("differences needs at least two rows, got 1")
    i, j = np.triu_indices(len(W), 1)
    return np.asarray(W[i] - W[j])


def rankings_of_signs(signs: Integers, n: int) -> Integers:
    """Labels from best to worst for each row of signs of BWx, shape (N, n(n−1)/2) → (N, n).

    Signs that belong to no order (i over j over k over i) are refused.
    """
    i, j = np.triu_indices(n, 1)
    beaten = np.zeros((len(signs), n), dtype=np.int64)
    for column, (a, b) in enumerate(zip(i, j, strict=True)):
        beaten[:, a] += signs[:, column] > 0
        beaten[:, b] += signs[:, column] < 0
    order: Integers = np.argsort(-beaten, axis=1, kind="stable")
    places = np.sort(beaten, axis=1)
    if not np.array_equal(places, np.broadcast_to(np.arange(n), places.shape)):
        raise ValueError("rankings_of_signs needs signs of an order, got a cycle")
    return order


_ROUNDING = 1e-10


def factor(C: ArrayLike) -> Matrix:
    """L of shape (n, r), r the rank, with L Lᵀ = C for a positive semidefinite matrix C.

    Cholesky's method with the largest remaining diagonal entry as pivot, O(n² r). For C = 0 one column of zeros.
    """
    C = checks.matrix("factor", C, "a symmetric matrix")
    size = float(np.abs(C).max())
    if C.shape[0] != C.shape[1] or float(np.abs(C - C.T).max()) > TOLERANCE * size:
        raise ValueError(f"factor needs a symmetric matrix, got shape {C.shape} or other entries")
    rest = np.diag(C).copy()
    L = np.zeros_like(C)
    for column in L.T:
        pivot = int(rest.argmax())
        if rest[pivot] <= TOLERANCE * size:
            break
        column[:] = (C[:, pivot] - L @ L[pivot]) / np.sqrt(rest[pivot])
        rest -= column**2
        rest[pivot] = 0.0
    L = L[:, : max(1, int(L.any(axis=0).sum()))]
    if float(np.abs(L @ L.T - C).max()) > _ROUNDING * max(size, 1.0) * len(C):
        raise ValueError("factor needs a positive semidefinite matrix, got a negative eigenvalue")
    return L


def rotation_gap(A: ArrayLike, L: ArrayLike) -> float:
    """Min over orthogonal Q of ‖A − L Q‖/‖A‖ (Procrustes); 0 proves that S(A) = S(L)."""
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


MOST_MINORS = 10_000_000
_ZERO_MINOR = 1e-10
_CHUNK = 100_000


def chirotope(W: ArrayLike, progress: Done | None = None) -> NDArray[np.int8]:
    """Signs of all d×d minors of W (n, d), subsets of rows in lexicographic order.

    Rows, none of them zero, are scaled to unit length; minors below 1e-10 count as zero. d ≤ n, and
    there are ten million minors at most.
    """
    W = unit_rows("chirotope", W)
    n, d = W.shape
    count = comb(n, d)
    if not 0 < count <= MOST_MINORS:
        raise ValueError(f"chirotope needs 1 to {MOST_MINORS} minors, got {count}")
    signs = np.empty(count, dtype=np.int8)
    chosen = combinations(range(n), d)
    for start in range(0, count, _CHUNK):
        if progress is not None:
            progress(start / count)
        rows = np.array(list(islice(chosen, _CHUNK)))
        minors = np.linalg.det(W[rows])
        signs[start : start + len(rows)] = np.sign(minors) * (np.abs(minors) > _ZERO_MINOR)
    return signs
