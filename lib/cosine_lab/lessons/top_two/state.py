"""What a reader chooses on the Top two page."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Annotated

from cosine_lab.parameters import Field
from cosine_lab.surfaces.fields import Pair, Probe, Rows, Shift

DOCUMENTS = tuple("ABCDEFGHIJ")
PLACED = ("circle", "three", "four", "five", "six", "curve")
"""Where the documents lie: as drawn, with random further coordinates, on the curve in four dimensions."""
CURVE = len(PLACED) - 1
MOST = 100


@dataclass(frozen=True)
class TopTwoState(Pair, Probe, Shift, Rows):
    """Documents, a query from the origin, where the documents lie, how many lead, how many there are on the curve.

    peak, other : where a query's score along the curve has its peaks, in degrees
    """

    placed: Annotated[int, Field("top_two.field-placed", 0, CURVE, 1, whole=True, options=PLACED)]
    leaders: Annotated[int, Field("top_two.field-leaders", 2, 3, 1, whole=True)]
    many: Annotated[int, Field("top_two.field-many", 6, MOST, 1, whole=True)]
    peak: Annotated[float, Field("top_two.field-peak", -18, 342, later=True)] = 72.0
    other: Annotated[float, Field("top_two.field-other", -18, 342, later=True)] = 108.0


def default() -> TopTwoState:
    """Ten documents evenly on a circle, the query near the first."""
    angles = [2 * pi * k / len(DOCUMENTS) for k in range(len(DOCUMENTS))]
    return TopTwoState(
        labels=DOCUMENTS,
        unembeddings=tuple((cos(angle), sin(angle)) for angle in angles),
        shift=(0.0, 0.0),
        probe=(0.55, 0.06),
        pair=(0, 5),
        placed=0,
        leaders=2,
        many=10,
    )
