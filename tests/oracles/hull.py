"""Beside cosine_lab.maths.classifier.hull: what twins in the browser and tests are held to."""

from collections.abc import Sequence
from typing import NamedTuple

from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.classifier.hull import _PLANE, Point, _plane, frame_of, gap


def competitors(W: ArrayLike) -> list[tuple[int, int]]:
    """Pairs (i, j), i < j, that can tie for the top while all other labels are strictly lower.

    They are neighbours on the hull with no further row on the closed segment between them; and
    two rows that coincide with one another, and nobody else, in a corner.

    Raises
    ------
    ValueError
        Where `W` is no finite matrix of shape (n, 2).
    """
    rows, corners, tolerance = frame_of(_plane("competitors", W))
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    pairs = set()
    for i, j in [*edges, *((i, i) for i in corners)]:
        on = [k for k, row in enumerate(rows) if gap(row, rows[i], rows[j]) <= tolerance]
        if len(on) == 2:
            pairs.add((on[0], on[1]))
    return sorted(pairs)


class Box(NamedTuple):
    """The part of the plane to look at, x0 < x1 and y0 < y1."""

    x0: float
    x1: float
    y0: float
    y1: float


def clip(polygon: ArrayLike, normal: ArrayLike, offset: float) -> list[Point]:
    """Part {x : normal·x ≥ offset} of a convex polygon, shape (m, 2): its corners in order.

    Empty where nothing with an area is left (Sutherland & Hodgman 1974).

    Raises
    ------
    ValueError
        Where the polygon or the normal is not of the plane.
    """
    corners = [(float(x), float(y)) for x, y in _plane("clip", polygon)]
    nx, ny = checks.vector("clip", normal, "a normal", size=_PLANE)
    return _clip(corners, (float(nx), float(ny)), float(offset))


def regions(W: ArrayLike, box: Box) -> list[list[Point]]:
    """Decision regions {x : i = argmax W x} in a box: n convex polygons, counter-clockwise.

    They are the normal cones of the hull, clipped. Empty for a label that never wins there; of
    coinciding rows the lowest index wins.

    Raises
    ------
    ValueError
        Where `W` is no finite matrix of shape (n, 2), or the box is empty.
    """
    W = _plane("regions", W)
    if not (box.x0 < box.x1 and box.y0 < box.y1):
        raise ValueError(f"regions needs a box with x0 < x1 and y0 < y1, got {tuple(box)}")
    rows, corners, _ = frame_of(W)
    cells: list[list[Point]] = [[] for _ in rows]
    for k, i in enumerate(corners):
        cell = [(box.x0, box.y0), (box.x1, box.y0), (box.x1, box.y1), (box.x0, box.y1)]
        for j in (corners[(k + 1) % len(corners)], corners[k - 1]):
            if j != i:
                cell = _clip(cell, _unit_step(rows[i], rows[j]), 0.0)
        cells[i] = cell
    return cells


def _clip(polygon: Sequence[Point], normal: Point, offset: float) -> list[Point]:
    kept: list[Point] = []
    for k, p in enumerate(polygon):
        q = polygon[(k + 1) % len(polygon)]
        inside_p = normal[0] * p[0] + normal[1] * p[1] - offset
        inside_q = normal[0] * q[0] + normal[1] * q[1] - offset
        if inside_p >= 0 and (not kept or kept[-1] != p):
            kept.append(p)
        if min(inside_p, inside_q) < 0 < max(inside_p, inside_q):
            t = inside_p / (inside_p - inside_q)
            cut = (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))
            if not kept or kept[-1] != cut:
                kept.append(cut)
    if len(kept) > 1 and kept[0] == kept[-1]:
        kept.pop()
    return kept if len(kept) > _PLANE and _twice_area(kept) != 0 else []


def _unit_step(a: Point, b: Point) -> Point:
    dx, dy = a[0] - b[0], a[1] - b[1]
    top = max(abs(dx), abs(dy))
    return dx / top, dy / top


def _twice_area(polygon: Sequence[Point]) -> float:
    following = [*polygon[1:], polygon[0]]
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(polygon, following, strict=True))
