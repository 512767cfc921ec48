"""Similarities that people propose in place of the cosine: with lengths, or between features."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Matrix
from lib.maths.vectors import cosine, norm

_ROUNDING = 1e-9
"""What rounding may leave of a zero, in units of the largest entry of S."""


def scaled_sim(x: ArrayLike, y: ArrayLike, alpha: float) -> float:
    """SCALED_SIM = α cos(x, y) + (1 − α)(‖x‖ + ‖y‖), α in [0, 1].

    The second term has no bound and the unit of the vectors, so α has no meaning free of scale:
    the same α on vectors ten times as long is another similarity.

    Raises
    ------
    ValueError
        For α outside [0, 1], vectors of different sizes, or a zero vector.
    """
    share = checks.within("scaled_sim", alpha, 0.0, 1.0, "α")
    return share * cosine(x, y) + (1 - share) * (norm(x) + norm(y))


def wrd(x: ArrayLike, y: ArrayLike, lam: float, *, printed: bool = False) -> float:
    """WRD = |‖x‖ − ‖y‖| + λ arccos cos(x, y), λ ≥ 0: a dissimilarity ≥ 0, 0 for equal vectors.

    With `printed`, the formula as it is usually printed, without the bars: ‖x‖ − ‖y‖ + λ arccos.
    That one has a sign: it changes when x and y change places, and can be negative, so the bars
    were probably lost. (Not Yokoi et al.'s Word Rotator's Distance, which is optimal transport.)

    Raises
    ------
    ValueError
        For λ < 0 or infinite, vectors of different sizes, or a zero vector.
    """
    weight = checks.within("wrd", lam, 0.0, np.finfo(np.float64).max, "λ")
    difference = norm(x) - norm(y)
    angle = float(np.arccos(cosine(x, y)))
    return (difference if printed else abs(difference)) + weight * angle


def soft_cosine(x: ArrayLike, y: ArrayLike, S: ArrayLike) -> float:
    """xᵀSy / √(xᵀSx · yᵀSy), in [−1, 1]: the cosine where features i and j have similarity S_ij.

    S of shape (d, d), symmetric, positive semi-definite (it is a scalar product then); the
    identity gives the cosine. Source: Sidorov, Gelbukh, Gómez-Adorno and Pinto 2014.

    Raises
    ------
    ValueError
        Where the shapes do not fit, S is not symmetric or has a negative eigenvalue, or a vector
        has length 0 under S.
    """
    x = checks.vector("soft_cosine", x)
    y = checks.vector("soft_cosine", y, "two vectors of one size", size=x.size)
    weights = _scalar_product(S, x.size)
    p, q = x / (np.abs(x).max() or 1.0), y / (np.abs(y).max() or 1.0)
    lengths = [float(v @ weights @ v) for v in (p, q)]
    if min(lengths) <= np.finfo(np.float64).eps:
        raise ValueError("soft_cosine needs vectors with a length under S, got one without")
    return float(np.clip(p @ weights @ q / np.sqrt(lengths[0] * lengths[1]), -1.0, 1.0))


def _scalar_product(S: ArrayLike, d: int) -> Matrix:
    """S in units of its largest entry, if it is a scalar product."""
    weights = checks.matrix("soft_cosine", S, "similarities of features")
    if weights.shape != (d, d):
        raise ValueError(
            f"soft_cosine needs similarities of features of shape ({d}, {d}), "
            f"got shape {weights.shape}"
        )
    weights = weights / (np.abs(weights).max() or 1.0)
    if np.abs(weights - weights.T).max() > _ROUNDING:
        raise ValueError("soft_cosine needs a symmetric S, got one that is not")
    least = float(np.linalg.eigvalsh(weights)[0])
    if least < -_ROUNDING:
        raise ValueError("soft_cosine needs a positive semi-definite S, got a negative eigenvalue")
    return weights
