"""What a reader chooses on the Rankings page."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from cosine_lab.data.classifiers import Classifier
from cosine_lab.parameters import Field, Point, State
from cosine_lab.surfaces.fields import REACH, Pair, Probe, Reference, Rows, Shift, Space, points

SECTIONS = ("h2", "digits", "check")
START = {"dimensions": 5.0, "check-seed": 1.0}


CAT, DOG, CAR = range(3)
"""The first of the four words, by number."""


@dataclass(frozen=True)
class Turned(State):
    """A turn by degrees, and a factor for all rows."""

    turn: Annotated[float, Field("rankings.field-turn", -180, 180, 1)]
    size: Annotated[float, Field("rankings.field-size", 0.2, 5)]


@dataclass(frozen=True)
class _Plane(Pair, Probe, Turned, Shift, Rows, Reference):
    """What is chosen in the plane.

    The rows are translated by `shift`, then turned by `turn` degrees and multiplied by `size`.
    Links once carried a challenge, its seed and an answer as well.
    """

    FORMER: ClassVar[int] = 3

    shift: Annotated[Point, Field("fields.shift", -REACH, REACH, shape=(2,), said="-origin")]


@dataclass(frozen=True)
class RankingsState(Space, _Plane):
    """A model under moves of all its rows, a probe, a pair, the third dimension."""


def default(classifier: Classifier) -> RankingsState:
    """The classifier as it came, with no move made."""
    rows = points(classifier.unembeddings)
    return RankingsState(
        labels=classifier.short_labels,
        reference=rows,
        unembeddings=rows,
        shift=(0.0, 0.0),
        turn=0.0,
        size=1.0,
        probe=(1.3, -0.35),
        pair=classifier.pair,
        space=0,
        depth=1.0,
    )
