"""Where the names stand on a map, so that each can be read."""

from collections.abc import Sequence
from typing import NamedTuple

from lib.maths.checks import Matrix
from lib.names import columns, cut

LONGEST = 20
"""Columns of a name that a figure has room for."""
_LETTER, _LINE, _MARK = 0.05, 0.13, 0.035
"""Width of a column and height of a letter, and half a mark, in units of the axes' reach on a phone."""
_FAR = 9.0


class Box(NamedTuple):
    """Left, right, bottom and top."""

    left: float
    right: float
    bottom: float
    top: float

    def shared(self, other: "Box") -> float:
        """Area that the two have in common."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.top, other.top) - max(self.bottom, other.bottom)
        return max(wide, 0.0) * max(high, 0.0)


def short(name: str) -> str:
    """The name, cut where it is long."""
    return cut(name, LONGEST)


def placed(names: Sequence[str], points: Matrix, reach: float) -> list[str]:
    """Plotly's `textposition` of each name: the first side where it covers least.

    points : where their marks are, shape (n, 2)
    reach : half the height of the axes
    """
    # The edges of the axes cover whatever lies beyond them.
    marks = [_around(x / reach, y / reach, _MARK, _MARK) for x, y in points.tolist()]
    taken = [*marks, Box(-_FAR, -1, -_FAR, _FAR), Box(1, _FAR, -_FAR, _FAR)]
    found: list[str] = []
    for name, mark in zip(names, marks, strict=True):
        sides = _sides(name, mark)
        others = [box for box in taken if box is not mark]
        covered = {side: sum(map(box.shared, others)) for side, box in sides.items()}
        best = min(covered, key=covered.__getitem__)
        found.append(best)
        taken.append(sides[best])
    return found


def _sides(name: str, mark: Box) -> dict[str, Box]:
    """The room that a name takes on each side of its mark."""
    x, y = (mark.left + mark.right) / 2, (mark.bottom + mark.top) / 2
    wide, high = _LETTER * columns(name) / 2, _LINE / 2
    return {
        "top center": _around(x, mark.top + high, wide, high),
        "bottom center": _around(x, mark.bottom - high, wide, high),
        "middle right": _around(mark.right + wide, y, wide, high),
        "middle left": _around(mark.left - wide, y, wide, high),
        "top right": _around(mark.right + wide, mark.top + high, wide, high),
        "top left": _around(mark.left - wide, mark.top + high, wide, high),
        "bottom right": _around(mark.right + wide, mark.bottom - high, wide, high),
        "bottom left": _around(mark.left - wide, mark.bottom - high, wide, high),
    }


def _around(x: float, y: float, wide: float, high: float) -> Box:
    return Box(x - wide, x + wide, y - high, y + high)
