"""What a reader chooses on the Thief page."""

from dataclasses import dataclass
from typing import Annotated

import numpy as np

from cosine_lab.data.classifiers import Classifier
from cosine_lab.parameters import Field
from cosine_lab.surfaces.fields import Pair, Rows, Shift, points

_ASIDE = (-1.25, -0.25)
"""The translation of Fig. 1d (Nielsen & Grivas, App. C.1): the hidden origin is not in the middle."""
MOST = 200
EXACT = 12
"""Decimals from which on an answer is as good as exact."""


@dataclass(frozen=True)
class ThiefState(Pair, Shift, Rows):
    """The hidden rows, where the thief puts the origin, and what the API is asked and answers.

    sphere : whether hidden vectors have one length, as a final normalisation leaves them
    stretch : how many times as wide the thief makes the stolen shape, and hidden vectors as narrow
    """

    queries: Annotated[int, Field("thief.field-queries", 0, MOST, 1, whole=True)]
    sphere: Annotated[int, Field("thief.field-sphere", 0, 1, 1, whole=True, options=("free", "sphere"))]
    noise: Annotated[float, Field("thief.field-noise", 0, 0.5, 0.01)]
    decimals: Annotated[int, Field("thief.field-decimals", 1, EXACT, 1, whole=True)]
    stretch: Annotated[float, Field("thief.field-stretch", 1, 3, later=True)]


def default(classifier: Classifier) -> ThiefState:
    """A classifier with its origin aside, forty queries, an exact API; the origin in the middle of what is stolen."""
    return ThiefState(
        labels=classifier.short_labels,
        unembeddings=points(classifier.unembeddings + np.array(_ASIDE)),
        shift=(0.0, 0.0),
        pair=classifier.pair,
        queries=40,
        sphere=1,
        noise=0.0,
        decimals=EXACT,
        stretch=1.0,
    )
