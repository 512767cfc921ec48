"""The exact law of the cosine of two independent directions in d dimensions.

It holds for independent standard normal vectors, and for any vectors one of which has a direction
uniform on the sphere: (cos + 1)/2 ~ Beta((d − 1)/2, (d − 1)/2).
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import gammaln

FLATTEST = 2


def cosine_density(t: ArrayLike, d: int) -> NDArray[np.float64]:
    """f_d(t) = Γ(d/2) / (√π Γ((d−1)/2)) · (1 − t²)^((d−3)/2), 0 outside [−1, 1]; shape as t.

    d = 2 is the arcsine law, infinite at ±1; d = 3 is uniform; in one dimension a cosine is ±1.
    """
    dimension = _dimension("cosine_density", d)
    points = np.asarray(t, dtype=np.float64)
    if not np.isfinite(points).all():
        raise ValueError("cosine_density needs finite cosines, got NaN or infinity")
    scale = np.exp(gammaln(dimension / 2) - gammaln((dimension - 1) / 2)) / np.sqrt(np.pi)
    inside = np.abs(points) <= 1
    base = np.where(inside, 1 - points**2, 1.0)
    with np.errstate(divide="ignore"):
        density = scale * base ** ((dimension - 3) / 2)
    return np.where(inside, density, 0.0)


def cosine_spread(d: float) -> float:
    """1/√d, the standard deviation; exact for whole d ≥ 1, and for an effective dimension."""
    if not (np.isfinite(d) and d >= 1):
        raise ValueError(f"cosine_spread needs a dimension of at least 1, got {d:g}")
    return float(1 / np.sqrt(d))


def _dimension(function: str, d: int) -> int:
    if d < FLATTEST:
        raise ValueError(f"{function} needs a dimension of at least {FLATTEST}, got {d}")
    return int(d)
