"""What a reader chooses on the Centre page."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.data.classifiers import Classifier
from cosine_lab.parameters import Field, Point
from cosine_lab.surfaces.fields import REACH, Pair, Rows, beside, points

OFF_ON = ("off", "on")

DEFAULT_LABEL = 1
"""The label of Fig. 2 right whose competitors a story asks for."""


@dataclass(frozen=True)
class CentreState(Pair, Rows):
    """The unembeddings before the switches, a pair of labels, the switches, an input.

    `share` is how much is done of what the switches ask. The first label of the pair is the one whose neighbours are
    listed.
    """

    centre: Annotated[int, Field("centre.field-centre", 0, 1, 1, whole=True, options=OFF_ON)]
    unit: Annotated[int, Field("centre.field-unit", 0, 1, 1, whole=True, options=OFF_ON)]
    probe: Annotated[Point, Field("fields.probe", -REACH, REACH, shape=(2,), later=True, said="input")]
    share: Annotated[float, Field("centre.field-share", 0, 1, later=True)] = 1.0


def default(classifier: Classifier) -> CentreState:
    """The classifier as it came, both switches off."""
    rows = points(classifier.unembeddings)
    return CentreState(
        labels=classifier.labels,
        unembeddings=rows,
        pair=classifier.pair,
        centre=0,
        unit=0,
        probe=beside(rows[classifier.pair[0]]),
    )
