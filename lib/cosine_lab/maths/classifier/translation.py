"""What a shift v common to all unembeddings can do to their cosines, unnoticed by the softmax.

With p = −v the cosine of a + v and b + v is that of the angle under which ab is seen from p.
Source: Nielsen & Grivas, Lemmas 3.1–3.3 and Theorem 3.4; the rest is the inscribed angle theorem.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.vectors import norm

PLANE = 2
_END = 1e-12
"""How near to a or b, in units of their largest entry, counts as there."""


def two_points(function: str, a: ArrayLike, b: ArrayLike) -> tuple[Vector, Vector]:
    """Two different points of one size, checked.

    Both of shape (d,).
    """
    first = checks.vector(function, a)
    second = checks.vector(function, b, "two points of one size", size=first.size)
    if (first == second).all():
        raise ValueError(f"{function} needs two different points, got the same point twice")
    return first, second


def need_width(function: str, a: Vector, least: int = PLANE) -> None:
    """Refuse a line, on which only ±1 can be reached."""
    if a.size < least:
        raise ValueError(f"{function} needs two or more dimensions, got {a.size}")


def normal_of(a: Vector, b: Vector) -> Vector:
    """Vector orthogonal to b − a and as long: to the left in the plane, else towards the origin.

    a, b : shape (d,).
    """
    if a.size == PLANE:
        return quarter_turn(b - a)
    length = norm(b - a)
    return length * across((b - a) / length, -(a + (b - a) / 2))


def across(e: Vector, towards: Vector) -> Vector:
    """Unit vector orthogonal to the unit vector e, at an acute angle to `towards`; d ≥ 2.

    Where `towards` lies along e (its entries being no larger than 1): in the plane a quarter turn
    of e to the left, else the part of a coordinate axis.

    e, towards : shape (d,).
    """
    if e.size == PLANE:
        turned = quarter_turn(e)
        return turned if turned @ towards >= -_END else -turned
    part = _orthogonal(e, towards)
    if norm(part) <= _END * norm(towards):
        part = _orthogonal(e, np.eye(e.size)[np.argmin(np.abs(e))])
    return part / norm(part)


def quarter_turn(a: Vector) -> Vector:
    """A quarter turn of a plane vector to the left: (−y, x).

    a : shape (2,).
    """
    return np.array([-a[1], a[0]])


def nearest_on_line(a: Vector, b: Vector, c: float) -> Vector | None:
    """Foot of the perpendicular from 0 on ab: inside the segment for c = −1, outside for c = 1.

    None where the foot lies on the other side. Both come divided by their largest entry.

    a, b : shape (d,).
    """
    e = (b - a) / norm(b - a)
    inside = min(-float(a @ e), float(b @ e))
    if inside <= _END if c == -1 else inside >= -_END:
        return None
    return a - (a @ e) * e


def nearest_on_arc(a: Vector, b: Vector, c: float) -> Vector | None:
    """Point nearest to 0 of the arcs of origins with cosine c, |c| < 1; None where it is a or b.

    Both come divided by their largest entry.

    a, b : shape (d,).
    """
    length = norm(b - a)
    e = (b - a) / length
    middle = a + (b - a) / 2
    normal = across(e, -middle)
    along, above = -float(middle @ e), -float(middle @ normal)
    sine = np.sqrt((1 - c) * (1 + c))
    centre, radius = length / 2 * c / sine, length / 2 / sine
    distance = float(np.hypot(along, above - centre))
    aside = distance > _END  # at the centre of the circle all are as near: take the top
    # distance² − radius², whose large terms cancel: a chord's circle may be nearly its line
    power = along**2 + above * (above - 2 * centre) - (length / 2) ** 2
    rise = centre * power / (distance + radius) + radius * above
    height = rise / distance if aside else centre + radius
    if height <= _END:
        return None
    s = along / distance if aside else 0.0
    return np.asarray(middle + radius * s * e + height * normal, dtype=np.float64)


def _orthogonal(e: Vector, vector: Vector) -> Vector:
    """Part of a vector orthogonal to e, projected twice against rounding."""
    once = vector - (vector @ e) * e
    return np.asarray(once - (once @ e) * e, dtype=np.float64)


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
