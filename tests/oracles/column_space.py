"""What the column space of a matrix says: enough for its sign patterns (proof of Lemma 5.3)."""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.vectors import lengths, norm

_ROUNDING = 1e-9
"""A rest this small, relative to its column, is rounding: the matrix has rank one."""


def column_basis(M: ArrayLike) -> Matrix:
    """Orthonormal basis, shape (n, 2), of the column space of a matrix of rank two, shape (n, m).

    Multiplying M from the right by a matrix that keeps its column space keeps S(M) = {sign(M x)},
    so these two columns stand for all. The second is 0 for rank one; what lies beyond the two
    largest directions is left out.

    Raises
    ------
    ValueError
        Where `M` is no finite matrix.
    """
    columns = checks.matrix("column_basis", M).T
    a = _unit(_longest(columns))
    rests = columns - np.outer(columns @ a, a)
    small = lengths(rests) <= _ROUNDING * lengths(columns)
    rests = np.where(small[:, np.newaxis], 0.0, rests - np.outer(rests @ a, a))
    return np.stack([a, _unit(_longest(rests))], axis=1)


def proof_matrices(W: ArrayLike) -> list[Matrix]:
    """Matrices of the proof of Lemma 5.3: W, WWᵀ, WWᵀN and NWWᵀN, the cosines; N = diag(1/‖w_i‖).

    The column space of all but the first is that of W, up to the positive factors N of the rows,
    so all have the same sign patterns.

    Raises
    ------
    ValueError
        For a zero row.
    """
    W = checks.matrix("proof_matrices", W, "unembeddings")
    sizes = lengths(W)
    if not sizes.all():
        raise ValueError("proof_matrices needs rows that are not zero, got a zero row")
    gram = W @ W.T
    return [W, gram, gram / sizes, gram / sizes / sizes[:, np.newaxis]]


def _longest(vectors: Matrix) -> Vector:
    return np.asarray(vectors[np.argmax(lengths(vectors))])


def _unit(vector: Vector) -> Vector:
    return vector / (norm(vector) or 1.0)
