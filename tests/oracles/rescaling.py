"""Beside lib.maths.classifier.rescaling: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Vector
from lib.maths.classifier.rescaling import _PLANE, Reach, _pair, reach
from lib.maths.vectors import cosine

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
