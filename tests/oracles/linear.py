"""The affine gauge of a softmax classifier, w → (w + v) A⁻¹ with x → A x: it keeps every probability.

With v = 0 it keeps those of a sigmoid classifier too. Twins in the browser and tests are held to this.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.classifier.translation import quarter_turn
from cosine_lab.maths.vectors import lengths, norm


def inverse(A: ArrayLike) -> Matrix:
    """Inverse A⁻¹ of a square matrix (d, d) whose condition number is below 1e14."""
    A = checks.matrix("inverse", A)
    if A.shape[0] != A.shape[1]:
        raise ValueError(f"inverse needs a square matrix, got shape {A.shape}")
    top = np.abs(A).max() or 1.0
    values = np.linalg.svd(A / top, compute_uv=False)
    if values[-1] <= 1e-14 * values[0]:
        raise ValueError("inverse needs an invertible matrix, got a singular one")
    return np.asarray(np.linalg.inv(A / top) / top, dtype=np.float64)


def moved_embeddings(X: ArrayLike, A: ArrayLike) -> Matrix:
    """Embeddings A x of the rows x of X, shape (N, d)."""
    X = checks.matrix("moved_embeddings", X, "embeddings")
    return X @ _square("moved_embeddings", A, X.shape[1]).T


def _square(function: str, A: ArrayLike, d: int) -> Matrix:
    matrix = checks.matrix(function, A, "a square matrix")
    if matrix.shape != (d, d):
        raise ValueError(f"{function} needs a matrix of shape ({d}, {d}), got {matrix.shape}")
    return matrix


def moved(W: ArrayLike, A: ArrayLike, v: ArrayLike | None = None) -> Matrix:
    """Rows (w + v) A⁻¹ of the unembeddings W, shape (n, d), for an invertible A, shape (d, d).

    Raises
    ------
    ValueError
        Where A is singular (condition number ≥ 1e14), or the shapes do not fit.
    """
    W = checks.matrix("moved", W)
    back = _square("moved", A, W.shape[1])
    shift = np.zeros(W.shape[1]) if v is None else checks.vector("moved", v, size=W.shape[1])
    return (W + shift) @ inverse(back)


_PLANE, _THREE = 2, 3


_PLANAR = 1e-9
"""How far three cosines may miss the identity of three directions in a plane."""


_FLAT = 1e-12
"""Directions this near to one another, or to opposite, are parallel."""


class Gauge(NamedTuple):
    """An affine gauge: rows w → (w + v) A⁻¹, embeddings x → A x."""

    A: Matrix
    v: Vector


def linear_for(a: ArrayLike, b: ArrayLike, c: float) -> Matrix:
    """Symmetric positive definite A, shape (d, d), after which cos(aA⁻¹, bA⁻¹) = c, |c| < 1.

    It stretches along the bisectors u ∝ â + b̂ and w ∝ â − b̂ by cos(θ/2)/cos(θ'/2) and
    sin(θ/2)/sin(θ'/2), θ' = arccos c, and so keeps the lengths of a and of b.

    Raises
    ------
    ValueError
        For parallel vectors (whose cosine no linear map changes), a zero vector, or |c| ≥ 1.
    """
    a = checks.vector("linear_for", a)
    b = checks.vector("linear_for", b, "two vectors of one size", size=a.size)
    if not -1 < c < 1:
        raise ValueError(f"linear_for needs a cosine strictly between -1 and 1, got {c:g}")
    p, q = a / (norm(a) or 1.0), b / (norm(b) or 1.0)
    long, short = norm(p + q), norm(p - q)
    if not a.any() or not b.any() or min(long, short) <= _FLAT:
        raise ValueError("linear_for needs two vectors that are not parallel, got parallel ones")
    u, w = (p + q) / long, (p - q) / short
    along, across = long / np.sqrt(2 * (1 + c)), short / np.sqrt(2 * (1 - c))
    A = np.eye(a.size) + (along - 1) * np.outer(u, u) + (across - 1) * np.outer(w, w)
    return np.asarray(A, dtype=np.float64)


def third_cosines(c12: float, c13: float) -> list[float]:
    """Cosines that the third pair of three directions in a plane may have, given the other two.

    c12 c13 ∓ √((1 − c12²)(1 − c13²)), in rising order: cosines of the sum and of the difference of
    the two angles. One where they coincide, that is where a given cosine is ±1.

    Raises
    ------
    ValueError
        For a cosine outside [−1, 1].
    """
    if not (abs(c12) <= 1 and abs(c13) <= 1):
        raise ValueError(f"third_cosines needs cosines, got {c12:g} and {c13:g}")
    spread = float(np.sqrt((1 - c12) * (1 + c12) * (1 - c13) * (1 + c13)))
    return [c12 * c13 - spread, c12 * c13 + spread] if spread else [c12 * c13]


def triple_gauge(W: ArrayLike, cosines: ArrayLike) -> Gauge | None:
    """Affine gauge that gives three labels of the plane the cosines (c12, c13, c23) at once.

    None where there is none: the rows, shape (3, 2), lie on one line; the cosines are not those of
    three directions in a plane (1 + 2 c12 c13 c23 − c12² − c13² − c23² = 0, to within 1e-9); or all
    are ±1. A is symmetric positive definite; the moved rows lie as far from the origin as the rows
    from their mean (root mean square; twice as far one that shares its direction with another).

    Raises
    ------
    ValueError
        Where the shapes are others.
    """
    W = checks.matrix("triple_gauge", W)
    wanted = checks.vector("triple_gauge", cosines, "three cosines", size=_THREE)
    if W.shape != (_THREE, _PLANE):
        raise ValueError(f"triple_gauge needs three rows in the plane, got shape {W.shape}")
    centre = W.mean(axis=0)
    size = np.abs(W - centre).max() or 1.0
    rows = (W - centre) / size
    source = rows[1:] - rows[0]
    directions = _three_directions(wanted, mirrored=bool(np.linalg.det(source) < 0))
    if directions is None or abs(np.linalg.det(source)) <= 1e-14 * (source**2).sum():
        return None
    target = directions * np.sqrt((lengths(rows) ** 2).mean())
    skewed = np.linalg.solve(source, target[1:] - target[0])
    # Turning all three targets makes skewed = A⁻¹ symmetric, and with equal orientation positive.
    angle = np.arctan2(skewed[0, 1] - skewed[1, 0], np.trace(skewed))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    A = inverse(skewed @ turn)
    return Gauge(A, -((rows[0] - target[0] @ turn @ A) * size + centre))


def _three_directions(cosines: Vector, *, mirrored: bool) -> Matrix | None:
    """Three vectors, not on one line, with these cosines; clockwise where mirrored."""
    c12, c13, c23 = (float(c) for c in cosines)
    if np.abs(cosines).max() > 1:
        return None
    s12, s13 = np.sqrt((1 - c12) * (1 + c12)), np.sqrt((1 - c13) * (1 + c13))
    sign = 1 if c23 >= c12 * c13 else -1
    if abs(c12 * c13 + sign * s12 * s13 - c23) > _PLANAR:
        return None
    long = np.array([1, 2 if c12 == 1 else 1, 2 if 1 in (c13, c23) else 1])
    rows = np.array([[1.0, 0.0], [c12, s12], [c13, sign * s13]]) * long[:, np.newaxis]
    area = quarter_turn(rows[1] - rows[0]) @ (rows[2] - rows[0])
    if abs(area) <= _FLAT:
        return None
    mirror = 1.0 if (area < 0) == mirrored else -1.0
    return np.asarray(rows * np.array([1.0, mirror]))
