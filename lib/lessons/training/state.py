"""What a reader chooses on the Training page's plane."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Annotated

from lib.parameters import Numbers, Point, Points, State

REACH = 100.0
MOST_STEPS = 5000
START_DEGREES = 115.25
"""Angle from which a cosine of .99 takes 6, 31, 313 and 2,795 steps at the norms 1, 3, 10, 30."""
LABELS = ("z₁", "z₂")


@dataclass(frozen=True)
class TrainingState(State):
    """Two vectors before the first step, the learning rate, the steps taken, and who moves.

    Where the steps lead follows from the rest, so a link needs no more.
    """

    unembeddings: Annotated[Points, Numbers("vector", -REACH, REACH, shape=("n", 2))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of vectors", 0, 1, 1, shape=(2,), whole=True, distinct=True)
    ]
    rate: Annotated[float, Numbers("learning rate", 0.05, 5.0, 0.05)]
    steps: Annotated[int, Numbers("number of steps", 0, MOST_STEPS, 1, whole=True)]
    both: Annotated[int, Numbers("choice of who moves", 0, 1, 1, whole=True)]


def at(
    norm: float, degrees: float = START_DEGREES, other: float | None = None
) -> tuple[Point, ...]:
    """Two vectors at an angle, as long as each other unless another length is given."""
    turn = radians(degrees)
    return (norm * cos(turn), norm * sin(turn)), (norm if other is None else other, 0.0)


def default() -> TrainingState:
    """Two unit vectors, the second held, before the first step at rate 1."""
    return TrainingState(
        labels=LABELS, unembeddings=at(1.0), pair=(0, 1), rate=1.0, steps=0, both=0
    )


def fitting(state: TrainingState) -> tuple[TrainingState, tuple[str, ...]]:
    """The state of a link if it has these two vectors and no others, and what was ignored."""
    if state.labels == LABELS:
        return state, ()
    return default(), (
        "The link is about other vectors than z₁ and z₂; showing the default instead.",
    )
