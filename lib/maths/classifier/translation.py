"""What a shift v common to all unembeddings can do to their cosines, unnoticed by the softmax.

With p = −v the cosine of a + v and b + v is that of the angle under which ab is seen from p.
Source: Nielsen & Grivas, Lemmas 3.1–3.3 and Theorem 3.4; the rest is the inscribed angle theorem.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Vector
from lib.maths.classifier.locus import (
    PLANE,
    nearest_on_arc,
    nearest_on_line,
    need_width,
    normal_of,
    two_points,
)
from lib.maths.vectors import norm


class Smallest(NamedTuple):
    """The shortest shift that gives a cosine, or what the shifts tend to where none is shortest."""

    shift: Vector | None
    norm: float
    """Length of the shift, or the infimum min(‖a‖, ‖b‖) of all lengths."""
    attained: bool
    limit: Vector | None
    """The shorter of a and b, to which −v tends, where no shift is shortest."""


def opposite(a: ArrayLike, b: ArrayLike) -> Vector:
    """Shift v = −(a + b)/2, after which a + v = −(b + v) and the cosine is −1 (Lemma 3.2).

    a ≠ b : shape (d,); the shift too.
    """
    a, b = two_points("opposite", a, b)
    return -(a / 2 + b / 2)


def aligned(a: ArrayLike, b: ArrayLike) -> Vector:
    """Shift v = −a + (b − a)/2, after which b + v = 3 (a + v) and the cosine is +1 (Lemma 3.3).

    a ≠ b : shape (d,); the shift too.
    """
    a, b = two_points("aligned", a, b)
    return -a + (b - a) / 2


def equal_lengths(a: ArrayLike, b: ArrayLike, c: float, side: int = 1) -> Vector:
    """Shift −((a + b)/2 + ‖b − a‖/2 √((1 + c)/(1 − c)) n), −1 ≤ c < 1: cosine c, equal lengths.

    These are ‖b − a‖/√(2(1 − c)). In the plane n points to the left of the way from a to b
    (side 1) or to the right (side −1); for d ≥ 3 towards the old origin, or away from it.

    a ≠ b : shape (d,); the shift too. For d = 1 c is −1 (a line knows ±1 only).
    """
    a, b = two_points("equal_lengths", a, b)
    c = checks.within("equal_lengths", c, -1.0, float(np.nextafter(1.0, 0.0)), "a cosine")
    height = side * np.sqrt((1 + c) / (1 - c))
    if a.size == 1:
        need_width("equal_lengths", a, least=1 if height == 0 else PLANE)
        return opposite(a, b)
    return np.asarray(-(a + (b - a) / 2 + height * normal_of(a, b) / 2))


def smallest(a: ArrayLike, b: ArrayLike, c: float) -> Smallest:
    """Shortest shift after which the cosine is c in [−1, 1]; any d ≥ 2, d = 1 for c = ±1.

    ‖v‖ = |ρ − R|, the distance of the old origin from the arc of radius R = ‖b − a‖/(2 sin θ),
    where its nearest point is no end; else the infimum min(‖a‖, ‖b‖) is not attained. A point
    within 1e-12 of an end, in units of the largest entry of a and b, counts as the end.

    a ≠ b : shape (d,).
    """
    a, b = two_points("smallest", a, b)
    c = checks.within("smallest", c, -1.0, 1.0, "a cosine")
    need_width("smallest", a, least=1 if abs(c) == 1 else PLANE)
    size = max(np.abs(a).max(), np.abs(b).max())
    nearest = nearest_on_line if abs(c) == 1 else nearest_on_arc
    origin = nearest(a / size, b / size, c)
    if origin is None:
        limit = a if norm(a / size) <= norm(b / size) else b
        return Smallest(None, norm(limit), attained=False, limit=limit.copy())
    shift = -origin * size
    return Smallest(shift, norm(shift), attained=True, limit=None)
