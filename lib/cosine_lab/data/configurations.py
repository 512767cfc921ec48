"""Unembeddings in the plane worth a look: the paper's, and hexagons of ours."""

from math import cos, radians, sin
from typing import Any, NamedTuple

from cosine_lab.data.classifiers import PAPER_UNEMBEDDINGS
from cosine_lab.parameters import Point, Points

H1_DEGREES = (0, 45, 90, 135, 180, 225, 315)
HEXAGON_DEGREES = (0, 60, 120, 180, 240, 300)


class Configuration(NamedTuple):
    """Labels, their original unembeddings, and those shown: the same, resized, or translated."""

    key: str
    labels: tuple[str, ...]
    original: Points
    shown: Points
    shift: Point = (0.0, 0.0)

    def fields(self) -> dict[str, Any]:
        """The fields of a state that show it."""
        return {
            "labels": self.labels,
            "reference": self.original,
            "unembeddings": self.shown,
            "shift": self.shift,
            "pair": (0, 1),
        }


def ring(degrees: tuple[int, ...], lengths: tuple[float, ...]) -> Points:
    """Rows of these directions and lengths."""
    return tuple((r * cos(radians(a)), r * sin(radians(a))) for a, r in zip(degrees, lengths, strict=True))


_SEVENS, _SIXES = tuple("1234567"), tuple("ABCDEF")
_H1 = ring(H1_DEGREES, (5,) * 7)
_HEXAGON = ring(HEXAGON_DEGREES, (1,) * 6)
_UNEVEN = ring(HEXAGON_DEGREES, (1, 0.4) * 3)

PAPER = Configuration("C1", tuple("01234"), PAPER_UNEMBEDDINGS, PAPER_UNEMBEDDINGS)
RESIZED = (
    Configuration("H1", _SEVENS, _H1, _H1),
    Configuration("H1-2", _SEVENS, _H1, ring(H1_DEGREES, (5, 5, 2, 5, 5, 5, 5))),
    Configuration("hexagon", _SIXES, _HEXAGON, _HEXAGON),
    Configuration("hexagon-2", _SIXES, _HEXAGON, _UNEVEN),
)
"""H.1 without and with a short row, the centred hexagon with and without short rows."""
