"""What a diagonal rescaling of the vectors, undone on the embeddings, can do to a cosine.

Vectors w → (s_1 w_1, …, s_d w_d) with embeddings x → (x_1/s_1, …) keep every logit (Steck's D has
s = 1/d). In the plane only τ = (s_2/s_1)² matters, and with P = a_1 b_1, Q = a_2 b_2
cos(τ) = (P + τQ) / √((a_1² + τ a_2²)(b_1² + τ b_2²)).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.vectors import cosine

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


_EXTREMUM = 1e-12
"""Cosines this near (relatively) to the extremal one count as it."""


def cosine_at_ratio(a: ArrayLike, b: ArrayLike, tau: float) -> float:
    """Cosine of (a_1, √τ a_2) and (b_1, √τ b_2), in [−1, 1].

    a, b : shape (2,).

    Raises
    ------
    ValueError
        For a zero vector, vectors not of the plane, or τ not positive and finite.
    """
    a, b = _plane_pair("cosine_at_ratio", a, b)
    if not 0 < tau < np.inf:
        raise ValueError(f"cosine_at_ratio needs a positive ratio, got {tau:g}")
    scales = np.array([1.0, np.sqrt(tau)])
    return cosine(a * scales, b * scales)


def ratios_for(a: ArrayLike, b: ArrayLike, c: float) -> list[float]:
    """All τ > 0 at which the cosine is c in [−1, 1], ascending: none, one or two.

    They are |P/Q| t with t + 1/t = (c²(ρ_1/ρ_2 + ρ_2/ρ_1) − 2 sgn PQ)/(1 − c²), in which both
    roots count where PQ > 0 and the one on c's side of 1 where PQ < 0. A target within 1e-12
    (relatively) of the extremal cosine gives the one extremal ratio. None for a constant cosine;
    a ratio beyond float64 is left out.

    a, b : shape (2,).

    Raises
    ------
    ValueError
        For a zero vector, vectors not of the plane, or c no cosine.
    """
    a, b = _plane_pair("ratios_for", a, b)
    c = checks.within("ratios_for", c, -1.0, 1.0, "a cosine")
    span = reach(a, b)
    if span.constant or abs(c) == 1:
        return []
    with np.errstate(over="ignore", divide="ignore"):
        found = _ratios(a, b, np.float64(c), span)
    return [float(tau) for tau in found if 0 < tau < np.inf]


def _ratios(a: Vector, b: Vector, c: np.float64, span: Reach) -> list[np.float64]:
    odds = c * c / ((1 - c) * (1 + c))
    if span.zero_ratio is not None:
        root = np.sqrt(np.abs(a[0] / a[1] * (b[1] / b[0])))
        half = np.arcsinh(np.sqrt(odds) * (root + 1 / root) / 2)
        side = -np.sign(c) * np.sign(a[0]) * np.sign(b[0])
        return [span.zero_ratio * np.exp(2 * side * half)]
    if np.sign(c) * (span.low + span.high) <= 0:
        return []
    if span.extremal_ratio is None:  # one vector lies on an axis, the other is intact
        intact = a if a.all() else b
        square = (intact[0] / intact[1]) ** 2
        return [square * odds if a[0] * b[0] == 0 else square / odds]
    excess = np.abs(c) / min(abs(span.low), abs(span.high)) - 1
    if np.abs(excess) <= _EXTREMUM:
        return [np.float64(span.extremal_ratio)]
    if excess < 0:
        return []
    half = np.arcsinh(np.sqrt(excess * (excess + 2) / ((1 - c) * (1 + c))))
    return [span.extremal_ratio * np.exp(step * half) for step in (-2, 2)]


def _plane_pair(function: str, a: ArrayLike, b: ArrayLike) -> tuple[Vector, Vector]:
    checks.vector(function, a, "vectors of the plane", size=_PLANE)
    return _pair(function, a, b)
