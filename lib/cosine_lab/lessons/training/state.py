"""What a reader chooses on the Training page's plane."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Annotated

from cosine_lab.data.temperatures import TAUS
from cosine_lab.parameters import Field, Point, Points
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.fields import REACH, Pair, Rows

MOST_STEPS = 5000
START_DEGREES = 115.25
"""Angle from which a cosine of .99 takes 6, 31, 313 and 2,795 steps at the norms 1, 3, 10, 30."""
LABELS = ("z₁", "z₂")

GROWTH = {
    "eta": Field("training.field-eta", 0.05, 2.0, 0.05),
    "dimension": Field("training.field-dimension", 2, 256, 1, whole=True),
    "targets": Field("training.field-targets", 0, 99, 1, whole=True),
}
GROWTH_DEFAULTS = {"eta": 0.2, "dimension": 16, "targets": 0}
"""What the run that grows depends on."""
CHOICES = {f"{tau:g}": f"{tau:g}" for tau in TAUS}
SEED = {"seed": Field("training.field-seed", 0, 99, 1, whole=True)}
CONSTANT = {"c": Field("training.field-c", -2.0, 2.0, 0.05)}
BEGINNING = {"seed": 0, "c": 0.5}


@dataclass(frozen=True)
class TrainingState(Pair, Rows):
    """Two vectors before the first step, the learning rate, the steps taken, and who moves.

    Where the steps lead follows from the rest, so a link needs no more.
    """

    unembeddings: Annotated[Points, Field("training.field-unembeddings", -REACH, REACH, shape=("n", 2))]
    pair: Annotated[tuple[int, int], Field("training.field-pair", 0, 1, 1, shape=(2,), whole=True, distinct=True)]
    rate: Annotated[float, Field("training.field-rate", 0.05, 5.0, 0.05)]
    steps: Annotated[int, Field("training.field-steps", 0, MOST_STEPS, 1, whole=True)]
    both: Annotated[int, Field("training.field-both", 0, 1, 1, whole=True, said="moving", options=("one", "both"))]


def at(norm: float, degrees: float = START_DEGREES, other: float | None = None) -> tuple[Point, ...]:
    """Two vectors at an angle, as long as each other unless another length is given."""
    turn = radians(degrees)
    return (norm * cos(turn), norm * sin(turn)), (norm if other is None else other, 0.0)


def default() -> TrainingState:
    """Two unit vectors, the second held, before the first step at rate 1."""
    return TrainingState(labels=LABELS, unembeddings=at(1.0), pair=(0, 1), rate=1.0, steps=0, both=0)


def fitting(state: TrainingState) -> tuple[TrainingState, tuple[Refused, ...]]:
    """The state of a link if it has these two vectors and no others, and what was ignored."""
    if state.labels == LABELS:
        return state, ()
    return default(), (Refused("training.other-vectors"),)
