"""The classifiers of the Centre page: the paper's Fig. 2, with others like it, and the real ones.

Neither centring nor unit length makes cosine a judge of them. Row k is label k, as in the source.
"""

from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

import numpy as np

from cosine_lab.data import classifiers
from cosine_lab.data.classifiers import Classifier
from cosine_lab.parameters import Points

FIGURE = "figure"
SOURCES = (FIGURE, *(slug for slug in classifiers.SOURCES if slug != "paper"))
_HALF_HEIGHT = sqrt(1 - 0.95**2)
_FIVE_ANGLES = (1.0, 5.0, 152.0, 156.053395899, 258.511532695)
_SIXTH_TURN = pi / 3


@dataclass(frozen=True)
class Configuration:
    """Unembeddings worth a look.

    unembeddings : row k is label k
    pair : the label to look at first, and one to compare it with
    names : of the labels; none where the row numbers are names, as in the source
    """

    key: str
    unembeddings: Points
    pair: tuple[int, int]
    names: tuple[str, ...] = ()

    @property
    def labels(self) -> tuple[str, ...]:
        """Its names, or the row numbers."""
        return self.names or tuple(str(k) for k in range(len(self.unembeddings)))

    def fields(self) -> dict[str, object]:
        """What shows it."""
        return {"labels": self.labels, "unembeddings": self.unembeddings, "pair": self.pair}


def _circle(angles: tuple[float, ...], lengths: tuple[float, ...]) -> Points:
    return tuple((length * cos(angle), length * sin(angle)) for angle, length in zip(angles, lengths, strict=True))


_SIXTHS = tuple(k * _SIXTH_TURN for k in range(6))

CONFIGURATIONS = (
    Configuration(
        key="c2", unembeddings=((1.4, -1.0), (1.4, 1.0), (-0.9, 0.3), (-1.0, 0.0), (-0.9, -0.3)), pair=(2, 4)
    ),
    Configuration(
        key="c3",
        unembeddings=(
            (0.95, _HALF_HEIGHT),
            (-0.95, _HALF_HEIGHT),
            (-1.0, 0.0),
            (-0.95, -_HALF_HEIGHT),
            (0.95, -_HALF_HEIGHT),
            (1.0, 0.0),
        ),
        pair=(1, 3),
    ),
    Configuration(
        key="five", unembeddings=_circle(tuple(radians(angle) for angle in _FIVE_ANGLES), (1.0,) * 5), pair=(1, 4)
    ),
    Configuration(key="hexagon-a", unembeddings=_circle(_SIXTHS, (1.0,) * 6), pair=(1, 2)),
    Configuration(key="hexagon-b", unembeddings=_circle(_SIXTHS, (1.0, 0.4) * 3), pair=(1, 2)),
    Configuration(
        key="uncentred",
        unembeddings=((-0.25, 0.25), (-0.75, 0.75), (-2.25, 0.15), (-2.05, -1.05), (-0.35, -1.45)),
        pair=(0, 1),
        names=classifiers.NAMES,
    ),
)
BY_KEY = {each.key: each for each in CONFIGURATIONS}


def classifier(source: str) -> Classifier:
    """The classifier of a source, with its embeddings.

    Raises
    ------
    ValueError
        If no source has that name.
    """
    if source != FIGURE:
        return classifiers.classifier(source)
    first = CONFIGURATIONS[0]
    return Classifier(
        slug=FIGURE,
        labels=first.labels,
        unembeddings=np.array(first.unembeddings),
        embeddings=classifiers.classifier("paper").embeddings,
        accuracy=None,
        pair=first.pair,
    )
