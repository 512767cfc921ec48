"""Great circles on the sphere of directions in three dimensions, and the regions between them.

The normals are unembeddings (regions are label sets) or their differences (regions are rankings).
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix, Vector

SAME = 1e-9
"""Circles and crossings nearer to one another than this (in radians) count as one."""


_SPACE = 3


class Region(NamedTuple):
    """A region of the unit sphere cut along x·a = 0 for every normal a.

    signs : "+" or "-" of a·x for every normal
    pieces : spherical polygons whose union it is: (corners, 3) each, no edge of half a circle
    centre : (3,) a direction inside
    """

    signs: str
    pieces: list[Matrix]
    centre: Vector


def sphere_regions(normals: ArrayLike) -> list[Region] | None:
    """The regions between great circles with these normals, (m, 3), in the order of their signs.

    The sphere begins as the eight triangles between three of the circles, wide apart, and is cut
    along each of the others. Circles within `SAME` radians of one another count as one.

    Returns
    -------
    list of Region or None
        None where a normal is zero.

    Raises
    ------
    ValueError
        For input that is no matrix of three columns.
    """
    A = checks.matrix("sphere_regions", normals, "normals")
    if A.shape[1] != _SPACE:
        raise ValueError(f"sphere_regions needs three coordinates, got {A.shape[1]}")
    U = [_unit(a) for a in A]
    if not all(u.any() for u in U):
        return None
    apart = _distinct(U)
    frame = _framed(apart)
    corners = [_unit(np.cross(frame[(k + 1) % 3], frame[(k + 2) % 3])) for k in range(_SPACE)]
    octants = [[-1 if octant >> k & 1 else 1 for k in range(_SPACE)] for octant in range(8)]
    pieces = [np.array(corners) * np.array(octant)[:, None] for octant in octants]
    for u in apart:
        if not any(u is each for each in frame):
            pieces = [half for piece in pieces for half in _halves(piece, u)]
    found: dict[str, list[Matrix]] = {}
    for piece in pieces:
        signs = "".join("+" if side > 0 else "-" for side in np.array(U) @ _middle(piece))
        found.setdefault(signs, []).append(piece)
    return [Region(key, found[key], _middle(map(_middle, found[key]))) for key in sorted(found)]


def count_regions(normals: ArrayLike, limit: int) -> int | None:
    """In how many regions hyperplanes through 0 with these normals, (m, d), cut their space.

    One, and for each hyperplane as many as those before it cut that hyperplane into (Zaslavsky
    1975, deletion and restriction). None beyond the limit, and where a normal is zero.

    Raises
    ------
    ValueError
        For input that is no matrix.
    """
    U = [_unit(a) for a in checks.matrix("count_regions", normals, "normals")]
    return _counted(_distinct(U), limit) if all(u.any() for u in U) else None


def _counted(U: list[Vector], limit: int) -> int | None:
    total = 1
    for k, u in enumerate(U):
        if total > limit:
            break
        held = _counted(_distinct([_unit(v - (v @ u) * u) for v in U[:k]]), limit - total)
        if held is None:
            return None
        total += held
    return None if total > limit else total


def _unit(a: Vector) -> Vector:
    """As long as 1; zero stays."""
    top = np.abs(a).max()
    if top == 0:
        return np.asarray(a)
    return np.asarray(a / top / np.linalg.norm(a / top))


def _distinct(U: list[Vector]) -> list[Vector]:
    """One of those that are parallel."""
    kept: list[Vector] = []
    for u in U:
        if all(np.linalg.norm(u - (u @ v) * v) > SAME for v in kept):
            kept.append(u)
    return kept


def _framed(apart: list[Vector]) -> list[Vector]:
    """Three directions that span space: of the normals as many as can be, the widest apart."""
    a = apart[0]
    second = _widest(apart, lambda u: float(np.linalg.norm(np.cross(a, u))))
    b = _unit(np.cross(a, np.eye(_SPACE)[int(np.abs(a).argmin())])) if second is None else second
    across = np.cross(a, b)
    third = None if second is None else _widest(apart, lambda u: float(abs(across @ u)))
    return [a, b, _unit(across) if third is None else third]


def _widest(among: list[Vector], width: Callable[[Vector], float]) -> Vector | None:
    """The first that is the widest, to within rounding; None where none has any width."""
    widths = [width(u) for u in among]
    most = max(widths)
    if most <= SAME:
        return None
    return next(u for u, each in zip(among, widths, strict=True) if each >= most - SAME)


def _halves(piece: Matrix, u: Vector) -> list[Matrix]:
    """A piece where u·x ≥ 0 and where u·x ≤ 0, as far as there is any of it."""
    sides = piece @ u
    sides[np.abs(sides) <= SAME] = 0.0
    if (sides >= 0).all() or (sides <= 0).all():
        return [piece]
    plus: list[Vector] = []
    minus: list[Vector] = []
    for k, (corner, side) in enumerate(zip(piece, sides, strict=True)):
        following, other = piece[(k + 1) % len(piece)], sides[(k + 1) % len(piece)]
        plus += [corner] if side >= 0 else []
        minus += [corner] if side <= 0 else []
        if side * other < 0:
            crossing = _unit(corner * abs(other) + following * abs(side))
            plus.append(crossing)
            minus.append(crossing)
    return [np.array(plus), np.array(minus)]


def _middle(corners: Iterable[Vector]) -> Vector:
    """The direction of the sum."""
    return _unit(np.sum(list(corners), axis=0))
