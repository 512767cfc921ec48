"""The ways of comparing two label representations: source, Nielsen & Grivas, Appendix D."""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.vectors import cosine, norm


def measure(key: str, a: ArrayLike, b: ArrayLike) -> float:
    """Compare two vectors of shape (d,) by one of `MEASURES`.

    ==================== ====================== ==============
    key                  formula                values
    ==================== ====================== ==============
    dot                  a·b                    real
    euclidean            ‖a − b‖                [0, ∞)
    normalised-euclidean ‖a/‖a‖ − b/‖b‖‖        [0, 2]
    cosine               a·b / (‖a‖‖b‖)         [-1, 1]
    ==================== ====================== ==============

    A common shift of all rows keeps the Euclidean distance and changes the others.

    Raises
    ------
    ValueError
        For an unknown key, vectors of different sizes, a zero vector (the last two measures), or
        a value beyond float64.
    """
    if key not in MEASURES:
        raise ValueError(f"measure needs one of {', '.join(MEASURES)}, got {key}")
    a = checks.vector("measure", a)
    b = checks.vector("measure", b, "two vectors of one size", size=a.size)
    with np.errstate(over="ignore", invalid="ignore"):
        difference = a - b
        value = np.inf if not np.isfinite(difference).all() else MEASURES[key](a, b)
    if not np.isfinite(value):
        raise ValueError("measure needs a value within float64, got an overflow")
    return float(value)


def _dot(a: Vector, b: Vector) -> float:
    return float((a * b).sum())


def _euclidean(a: Vector, b: Vector) -> float:
    return norm(a - b)


def _normalised_euclidean(a: Vector, b: Vector) -> float:
    length_a, length_b = norm(a), norm(b)
    if length_a == 0 or length_b == 0:
        raise ValueError("measure needs non-zero vectors, got a zero vector")
    return norm(a / length_a - b / length_b)


MEASURES: dict[str, Callable[[Vector, Vector], float]] = {
    "dot": _dot,
    "euclidean": _euclidean,
    "normalised-euclidean": _normalised_euclidean,
    "cosine": cosine,
}
