"""Configurations of the paper, and one of ours, as presets."""

from math import cos, radians, sin
from typing import Any

from lib.data.classifiers import PAPER_UNEMBEDDINGS
from lib.parameters import Point, Points
from lib.surfaces import Preset

_H1_DEGREES = (0, 45, 90, 135, 180, 225, 315)
_HEXAGON_DEGREES = (0, 60, 120, 180, 240, 300)


def presets() -> tuple[Preset, ...]:
    """Fig. 1 and its two translations (App. C.1), H.1 with and without a short row, hexagons."""
    paper = tuple("01234")
    h1, short = _ring(_H1_DEGREES, (5,) * 7), _ring(_H1_DEGREES, (5, 5, 2, 5, 5, 5, 5))
    hexagon = _ring(_HEXAGON_DEGREES, (1,) * 6)
    uneven = _ring(_HEXAGON_DEGREES, (1, 0.4) * 3)
    sevens, sixes = tuple("1234567"), tuple("ABCDEF")
    return (
        _preset("C1", paper, PAPER_UNEMBEDDINGS, PAPER_UNEMBEDDINGS),
        _preset("C1-2", paper, PAPER_UNEMBEDDINGS, PAPER_UNEMBEDDINGS, (-0.75, -0.75)),
        _preset("C1-3", paper, PAPER_UNEMBEDDINGS, PAPER_UNEMBEDDINGS, (-1.25, -0.25)),
        _preset("H1", sevens, h1, h1),
        _preset("H1-2", sevens, h1, short),
        _preset("hexagon", sixes, hexagon, hexagon),
        _preset("hexagon-2", sixes, hexagon, uneven),
    )


def _preset(
    key: str, labels: tuple[str, ...], original: Points, rows: Points, shift: Point = (0.0, 0.0)
) -> Preset:
    change: dict[str, Any] = {
        "labels": labels,
        "reference": original,
        "unembeddings": rows,
        "shift": shift,
        "pair": (0, 1),
    }
    return Preset(key, change)


def _ring(degrees: tuple[int, ...], lengths: tuple[float, ...]) -> Points:
    return tuple(
        (r * cos(radians(a)), r * sin(radians(a))) for a, r in zip(degrees, lengths, strict=True)
    )
