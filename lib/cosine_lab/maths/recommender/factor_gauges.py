"""Rescalings (AD, BD⁻¹) of a factorisation: the predictions stay, the cosines do not.

Source: Steck, Ekanadham and Kallus (2024), sections 2 and 3. The rule that picks a gauge by weight
decay follows from the inequality of the means, as its docstring shows.
"""

from enum import StrEnum

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.recommender.factorisation import (
    Factors,
    fit_product,
    shrinkage,
    user_column_squares,
    user_vectors,
)
from cosine_lab.maths.recommender.spectrum import Spectrum
from cosine_lab.maths.vectors import cosines


class Gauge(StrEnum):
    """Rescalings of A = B = V_k f^½ that have a name, by the item factor B they lead to."""

    SINGULAR_VECTORS = "V"  # B = V_k,           D = f^½
    EVEN = "V f^½"  # B = V_k f^½,       D = I
    SHRUNK = "V f"  # B = V_k f,         D = f^−½
    BALANCED = "V (f σ)^½"  # B = V_k (f σ)^½,   D = σ^−½: what weight decay picks
    STRETCHED = "V σ"  # B = V_k σ,         D = f^½ σ⁻¹
    INVERTED = "V σ⁻¹"  # B = V_k σ⁻¹,       D = f^½ σ: permitted as well


def gauge(name: Gauge, of: Spectrum, k: int, lam: float) -> Vector:
    """Diagonal of D, shape (k,), positive, so that (AD, BD⁻¹) from `fit_product` has that B.

    With a the exponents of f and s those of σ in B = V_k fᵃ σˢ: D = f^(½−a) σ^(−s). Directions with
    σ = 0 belong to no prediction: their columns are zero in every gauge, and D is 1 there.

    Parameters
    ----------
    name : Gauge
        The item factor wished for.
    of : Spectrum
        Spectrum of X.
    k : int
        Rank, in [1, p].
    lam : float
        λ ≥ 0 of objective (1).
    """
    if not 1 <= k <= len(of.sigma):
        raise ValueError(f"gauge needs a rank in [1, {len(of.sigma)}], got {k}")
    a, s = _EXPONENTS[Gauge(name)]
    sigma = of.sigma[:k]
    alive = sigma > 0
    f = np.where(alive, shrinkage(sigma, lam), 1.0)
    return np.asarray(f ** (0.5 - a) * np.where(alive, sigma, 1.0) ** -s)


def rescaled(factors: Factors, d: ArrayLike) -> Factors:
    """(AD, BD⁻¹) with D = diag(d): the same A Bᵀ, hence the same predictions.

    Parameters
    ----------
    factors : Factors
        Any representative.
    d : ArrayLike
        Diagonal of D, shape (k,), all positive (a sign would change no cosine).
    """
    scale = checks.vector("rescaled", d, "a gauge", size=factors.A.shape[1])
    if scale.min() <= 0:
        raise ValueError(f"rescaled needs a gauge of positive numbers, got {scale.min():g}")
    return Factors(A=factors.A * scale, B=factors.B / scale)


def fit_gauge(name: Gauge, of: Spectrum, k: int, lam: float) -> Factors:
    """Solution of objective (1) in a gauge with a name.

    Factors of shape (p, k).
    """
    return rescaled(fit_product(of, k, lam), gauge(name, of, k, lam))


def weight_decay_gauge(of: Spectrum, factors: Factors) -> Vector:
    """D that weight decay would pick: the minimiser of ‖XAD‖² + ‖BD⁻¹‖², shape (k,), positive.

    With α = ‖Xa_j‖² and β = ‖b_j‖² a column costs α d² + β/d² ≥ 2√(αβ), least at d⁴ = β/α. From the
    solution of (1), A = B = V_k f^½, that is d = σ^−½. A zero column has no best d and keeps 1.
    """
    alpha = user_column_squares(of, factors)
    beta = np.asarray((factors.B**2).sum(axis=0))
    alive = (alpha > 0) & (beta > 0)
    ratio = np.divide(beta, alpha, out=np.ones_like(beta), where=alive)
    return np.asarray(ratio**0.25)


def item_cosines(factors: Factors) -> Matrix:
    """Cosines of the rows of B, shape (p, p), in [−1, 1].

    A zero row (an item nobody chose, or one outside the leading k directions) has no angle: its row and column are NaN.
    """
    return cosines(factors.B)


def user_cosines(rows: ArrayLike, factors: Factors) -> Matrix:
    """Cosines of the user embeddings x_u A, shape (n, n), in [−1, 1]; NaN for a zero embedding."""
    return cosines(user_vectors("user_cosines", rows, factors))


_EXPONENTS: dict[Gauge, tuple[float, float]] = {
    Gauge.SINGULAR_VECTORS: (0.0, 0.0),
    Gauge.EVEN: (0.5, 0.0),
    Gauge.SHRUNK: (1.0, 0.0),
    Gauge.BALANCED: (0.5, 0.5),
    Gauge.STRETCHED: (0.0, 1.0),
    Gauge.INVERTED: (0.0, -1.0),
}
