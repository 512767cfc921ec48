"""What a diagonal rescaling of the vectors, undone on the embeddings, can do to a cosine.

Vectors w → (s_1 w_1, …, s_d w_d) with embeddings x → (x_1/s_1, …) keep every logit (Steck's D has
s = 1/d). In the plane only τ = (s_2/s_1)² matters, and with P = a_1 b_1, Q = a_2 b_2
cos(τ) = (P + τQ) / √((a_1² + τ a_2²)(b_1² + τ b_2²)).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Vector

_PLANE = 2


class Reach(NamedTuple):
    """The cosines that positive diagonal rescalings reach: an interval, and which ends it has."""

    low: float
    high: float
    low_attained: bool
    high_attained: bool
    flip: bool = False
    """Whether both signs can be reached."""
    zero_ratio: float | None = None
    """d = 2: the τ at which the cosine is 0, where it changes sign."""
    extremal_ratio: float | None = None
    """d = 2: the τ at which |cos| is smallest, where it keeps its sign and attains that."""
    constant: bool = False


def reach(a: ArrayLike, b: ArrayLike) -> Reach:
    """Interval of the cosines of a and b, shape (d,), over all positive diagonal rescalings.

    Products a_k b_k of both signs: (−1, 1). Of one sign σ, with ρ_k = |b_k/a_k| (Kantorovich):
    σ cos in [2√(ρ_min ρ_max)/(ρ_min + ρ_max), 1), the lower end attained iff every ρ_k is ρ_min or
    ρ_max; (0, 1) where a coordinate vanishes in one vector only. Parallel: ±1; no product: 0.

    Raises
    ------
    ValueError
        For vectors of different sizes, or a zero vector.
    """
    a, b = _pair("reach", a, b)
    signs = np.sign(a) * np.sign(b)
    sign = float(signs[np.flatnonzero(signs)[0]]) if signs.any() else 0.0
    if (signs * sign < 0).any():
        zero = _ratio(a, b) if a.size == _PLANE and signs.all() else None
        return Reach(-1.0, 1.0, low_attained=False, high_attained=False, flip=True, zero_ratio=zero)
    one_sided = bool(((a == 0) != (b == 0)).any())
    if sign == 0 or (not one_sided and _parallel(a, b)):
        return Reach(sign, sign, low_attained=True, high_attained=True, constant=True)
    floor, attained = (0.0, False) if one_sided else _kantorovich(a, b)
    extremal = _ratio(a, b) if a.size == _PLANE and not one_sided else None
    if sign > 0:
        return Reach(floor, 1.0, attained, high_attained=False, extremal_ratio=extremal)
    return Reach(-1.0, 0.0 - floor, False, attained, extremal_ratio=extremal)  # noqa: FBT003, low


def _pair(function: str, a: ArrayLike, b: ArrayLike) -> tuple[Vector, Vector]:
    """Two vectors of one size, divided by their largest entries."""
    first = checks.vector(function, a)
    second = checks.vector(function, b, "two vectors of one size", size=first.size)
    if not first.any() or not second.any():
        raise ValueError(f"{function} needs non-zero vectors, got a zero vector")
    return first / np.abs(first).max(), second / np.abs(second).max()


def _parallel(a: Vector, b: Vector) -> bool:
    """Whether all b_k/a_k, which have one sign, are one number to within rounding."""
    live = a != 0
    k = int(np.argmax(np.abs(a)))
    rising, falling = a[k] * b[live], a[live] * b[k]
    eps = np.finfo(np.float64).eps
    return bool((np.abs(rising - falling) <= 4 * eps * (np.abs(rising) + np.abs(falling))).all())


def _kantorovich(a: Vector, b: Vector) -> tuple[float, bool]:
    """Smallest |cos|, and whether it is attained, for products of one sign."""
    live = a != 0
    rho = np.abs(b[live] / a[live])
    low, high = rho.min(), rho.max()
    root = np.sqrt(high / low)
    return float(2 / (root + 1 / root)), bool(np.isin(rho, (low, high)).all())


def _ratio(a: Vector, b: Vector) -> float:
    """|P/Q|."""
    return float(np.abs(a[0] / a[1] * (b[0] / b[1])))
