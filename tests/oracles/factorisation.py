"""Beside cosine_lab.maths.recommender.factorisation: what twins in the browser and tests are held to."""

import numpy as np

from cosine_lab.maths.recommender.factorisation import Factors, _leading, _penalty
from cosine_lab.maths.recommender.spectrum import Spectrum


def fit_split(of: Spectrum, k: int, lam: float) -> Factors:
    """Solution of (2): min ‖X − XABᵀ‖² + λ(‖XA‖² + ‖B‖²), unique up to a rotation.

    A = V_k diag √((1 − λ/σ)₊/σ),  B = V_k diag √(σ (1 − λ/σ)₊). Directions with σ ≤ λ are off.

    Parameters
    ----------
    of : Spectrum
        Spectrum of X.
    k : int
        Rank, in [1, p].
    lam : float
        λ ≥ 0, in units of σ.

    Raises
    ------
    ValueError
        If k or λ is out of range.
    """
    columns = _leading("fit_split", of, k)
    sigma = of.sigma[:k]
    left = np.maximum(sigma - _penalty("fit_split", lam), 0.0)
    scale = np.sqrt(np.divide(left, sigma**2, out=np.zeros_like(left), where=sigma > 0))
    return Factors(A=columns * scale, B=columns * np.sqrt(left))
