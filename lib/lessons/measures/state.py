"""What a reader chooses on the Measures page."""

from dataclasses import dataclass
from typing import Annotated

from lib.data.classifiers import Classifier
from lib.parameters import Numbers, Points, State

REACH = 100.0
MOVES = {
    "translation": 0.5,
    "centring": 1.0,
    "rotation": 0.5,
    "diagonal": 0.7,
    "shear": 0.5,
    "common-scale": 0.6,
    "row-scaling": 0.8,
    "unit-length": 1.0,
}
"""The moves in the order of assets/plane/moves.js, each with the amount to begin with."""


@dataclass(frozen=True)
class MeasuresState(State):
    """The unembeddings before the move, a pair, the move, and an amount for each move."""

    unembeddings: Annotated[Points, Numbers("unembedding", -REACH, REACH, shape=("n", 2))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of labels", 0, 25, 1, shape=(2,), whole=True, distinct=True)
    ]
    move: Annotated[int, Numbers("number of the move", 0, len(MOVES) - 1, 1, whole=True)]
    amounts: Annotated[
        tuple[float, ...], Numbers("amount of a move", -1, 1, 0.01, shape=(len(MOVES),))
    ]


def default(classifier: Classifier) -> MeasuresState:
    """The classifier as it came, and half a translation."""
    return MeasuresState(
        labels=classifier.labels,
        unembeddings=tuple((float(x), float(y)) for x, y in classifier.unembeddings),
        pair=classifier.pair,
        move=0,
        amounts=tuple(MOVES.values()),
    )
