"""What a reader chooses on the Measures page."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.data.classifiers import Classifier
from cosine_lab.parameters import Field
from cosine_lab.surfaces.fields import Pair, Rows, points

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
"""Moves in the order of tests/vectors/measures_moves.json, each with the amount to begin with."""


@dataclass(frozen=True)
class MeasuresState(Pair, Rows):
    """The unembeddings before the move, a pair, the move, and an amount for each move."""

    move: Annotated[int, Field("measures.field-move", 0, len(MOVES) - 1, 1, whole=True, options=tuple(MOVES))]
    amounts: Annotated[tuple[float, ...], Field("measures.field-amounts", -1, 1, 0.01, shape=(len(MOVES),))]


def default(classifier: Classifier) -> MeasuresState:
    """The classifier as it came, and half a translation."""
    return MeasuresState(
        labels=classifier.labels,
        unembeddings=points(classifier.unembeddings),
        pair=classifier.pair,
        move=0,
        amounts=tuple(MOVES.values()),
    )
