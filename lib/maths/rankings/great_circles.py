"""Great circles on the sphere of directions in three dimensions, and the regions between them.

The normals are unembeddings (regions are label sets) or their differences (regions are rankings).
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lib.maths import checks
from lib.maths.checks import Matrix, Vector
from lib.maths.rankings.arrangements.cells import Integers

SAME = 1e-9
"""Circles and crossings nearer to one another than this (in radians) count as one."""
_STEP = np.radians(5.0)
_SPACE = 3


class Sphere(NamedTuple):
    """The unit sphere cut along x·a_k = 0 for every normal a_k.

    signs : (N, m) signs −1 and +1 of a_k·x in each of the N regions
    centres : (N, 3) a direction inside each region
    vertices, triangles : (V, 3) and (T, 3) a mesh whose triangles never cross a circle
    regions : (T,) number of the region each triangle belongs to
    circles : (m, P, 3) closed lines
    poles : (m, 3) where each a_k·x is largest
    """

    signs: Integers
    centres: Matrix
    vertices: Matrix
    triangles: Integers
    regions: Integers
    circles: NDArray[np.float64]
    poles: Matrix


def sphere(normals: ArrayLike) -> Sphere:
    """Cut the sphere along the great circles with these normals, (m, 3).

    Circles within `SAME` radians of one another count as one. Every arc between two crossings
    borders two regions; a region is the union of the fans from its centre to its arcs.

    Raises
    ------
    ValueError
        For input that is no matrix of three columns, and for a zero row.
    """
    A = checks.matrix("sphere", normals, "normals")
    if A.shape[1] != _SPACE:
        raise ValueError(f"sphere needs normals of three coordinates, got {A.shape[1]}")
    lengths = np.linalg.norm(A, axis=1)
    if lengths.min() == 0:
        raise ValueError(f"sphere needs normals that are not zero, got {int(lengths.argmin())}")
    U = A / lengths[:, None]
    arcs = [arc for k in _distinct(U) for arc in _arcs(U, k)]
    keys = np.array([_sides(U, arc, side) for arc in arcs for side in (1, -1)])
    signs, of = np.unique(-keys, axis=0, return_inverse=True)
    signs = -signs
    of = of.reshape(len(arcs), 2)
    centres = _centres(U, arcs, of, signs)
    fans = [
        (_fan(centres[of[i, side]], arc), int(of[i, side]))
        for i, arc in enumerate(arcs)
        for side in (0, 1)
    ]
    return Sphere(signs, centres, *_joined(fans), _circles(U), U)


def _distinct(U: Matrix) -> list[int]:
    """One normal for each different circle."""
    kept: list[int] = []
    for k, u in enumerate(U):
        if all(np.linalg.norm(np.cross(u, U[j])) > SAME for j in kept):
            kept.append(k)
    return kept


def _frame(u: Vector) -> tuple[Vector, Vector]:
    """Two orthonormal directions at right angles to u."""
    a = np.cross(u, np.eye(_SPACE)[int(np.abs(u).argmin())])
    a = a / np.linalg.norm(a)
    return a, np.cross(u, a)


def _arcs(U: Matrix, k: int) -> list[tuple[int, Matrix]]:
    """Arcs of circle k between its crossings: the circle, and points a few degrees apart."""
    a, b = _frame(U[k])
    crossings = np.cross(U[k], U)
    crossings = crossings[np.linalg.norm(crossings, axis=1) > SAME]
    angles = np.arctan2(crossings @ b, crossings @ a)
    angles = np.sort(np.concatenate([angles, angles + np.pi]) % (2 * np.pi))
    if not len(angles):
        angles = np.arange(3) * 2 * np.pi / 3
    gaps = np.diff(angles, append=angles[0] + 2 * np.pi)
    angles = angles[gaps > SAME]
    turns = np.append(angles, angles[0] + 2 * np.pi)
    return [
        (k, _points(a, b, np.linspace(s, e, 1 + int(np.ceil((e - s) / _STEP)))))
        for s, e in pairwise(turns)
    ]


def _points(a: Vector, b: Vector, angles: Vector) -> Matrix:
    return np.asarray(np.cos(angles)[:, None] * a + np.sin(angles)[:, None] * b)


def _middle(points: Matrix) -> Vector:
    m = points[:2].sum(axis=0) if len(points) == 2 else points[len(points) // 2]  # noqa: PLR2004
    return np.asarray(m / np.linalg.norm(m))


def _sides(U: Matrix, arc: tuple[int, Matrix], side: int) -> Integers:
    """Signs just beside the middle of an arc."""
    k, points = arc
    same = np.linalg.norm(np.cross(U, U[k]), axis=1) <= SAME
    beside = np.where(same, side * (U @ U[k]), U @ _middle(points))
    return np.where(beside > 0, 1, -1)


def _centres(U: Matrix, arcs: list[tuple[int, Matrix]], of: Integers, signs: Integers) -> Matrix:
    """The mean of each region's arcs; the poles of the two hemispheres of one circle."""
    if len(signs) == 2:  # noqa: PLR2004 - hemispheres
        return np.asarray(signs[:, :1] * U[0])
    total = np.zeros((len(signs), _SPACE))
    for (_, points), regions in zip(arcs, of, strict=True):
        total[regions] += _middle(points) * len(points)
    return np.asarray(total / np.linalg.norm(total, axis=1, keepdims=True))


def _fan(centre: Vector, arc: tuple[int, Matrix]) -> tuple[Matrix, Integers]:
    """A triangulated patch from a centre to an arc, in rings, on the sphere."""
    points = arc[1]
    reach = float(np.arccos(np.clip(points @ centre, -1, 1)).max())
    rings = max(1, int(np.ceil(reach / (2 * _STEP))))
    t = np.linspace(0, 1, rings + 1)[1:, None, None]
    grid = (1 - t) * centre + t * points
    grid = grid / np.linalg.norm(grid, axis=2, keepdims=True)
    width = len(points)
    at = 1 + np.arange(rings * width).reshape(rings, width)
    inner = np.stack([np.zeros(width - 1, dtype=np.int64), at[0, :-1], at[0, 1:]], axis=1)
    a, b, c, d = at[:-1, :-1], at[:-1, 1:], at[1:, :-1], at[1:, 1:]
    halves = [map(np.ravel, corners) for corners in ((a, c, d), (a, d, b))]
    outer = [np.stack([*each], axis=1) for each in halves]
    return np.concatenate([centre[None], *grid]), np.concatenate([inner, *outer])


def _joined(
    fans: list[tuple[tuple[Matrix, Integers], int]],
) -> tuple[Matrix, Integers, Integers]:
    starts = np.cumsum([0, *(len(vertices) for (vertices, _), _ in fans)])
    vertices = np.concatenate([vertices for (vertices, _), _ in fans])
    triangles = np.concatenate(
        [triangles + start for ((_, triangles), _), start in zip(fans, starts, strict=False)]
    )
    regions = np.repeat([region for _, region in fans], [len(held[1]) for held, _ in fans])
    return vertices, triangles, regions


def _circles(U: Matrix) -> NDArray[np.float64]:
    turn = np.linspace(0, 2 * np.pi, 121)
    return np.array([_points(*_frame(u), turn) for u in U])
