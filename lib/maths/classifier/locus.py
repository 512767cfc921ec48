"""The origins from which a segment ab is seen under a given angle: frame and nearest point.

The foundations of `lib.maths.classifier.translation`, in any dimension d.
"""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Vector
from lib.maths.vectors import norm

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
        left = quarter_turn(e)
        return left if left @ towards >= -_END else -left
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
