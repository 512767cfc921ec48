"""What a reader chooses on the Centre page."""

from dataclasses import dataclass
from typing import Annotated

from lib.data.classifiers import Classifier
from lib.parameters import Numbers, Points, State

REACH = 100.0


@dataclass(frozen=True)
class CentreState(State):
    """The unembeddings before the switches, the two switches, and a pair of labels.

    The first label of the pair is the one whose neighbours are listed.
    """

    unembeddings: Annotated[Points, Numbers("unembedding", -REACH, REACH, shape=("n", 2))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of labels", 0, 25, 1, shape=(2,), whole=True, distinct=True)
    ]
    centre: Annotated[int, Numbers("switch for centring", 0, 1, 1, whole=True)]
    unit: Annotated[int, Numbers("switch for unit length", 0, 1, 1, whole=True)]


def default(classifier: Classifier) -> CentreState:
    """The classifier as it came, both switches off."""
    return CentreState(
        labels=classifier.labels,
        unembeddings=tuple((float(x), float(y)) for x, y in classifier.unembeddings),
        pair=classifier.pair,
        centre=0,
        unit=0,
    )
