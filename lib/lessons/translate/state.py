"""What a reader chooses on the Translate page."""

from dataclasses import dataclass
from typing import Annotated

from lib.data.classifiers import Classifier
from lib.parameters import Numbers, Point, Points, State

REACH = 100.0
FAR = 10_000.0  # a cosine near 1 takes a long translation


@dataclass(frozen=True)
class TranslateState(State):
    """The original and the dragged unembeddings, the translation, a probe, and a pair of labels."""

    reference: Annotated[Points, Numbers("original unembedding", -REACH, REACH, shape=("n", 2))]
    unembeddings: Annotated[Points, Numbers("unembedding", -REACH, REACH, shape=("n", 2))]
    shift: Annotated[Point, Numbers("translation", -FAR, FAR, shape=(2,))]
    probe: Annotated[Point, Numbers("probe", -REACH, REACH, shape=(2,))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of labels", 0, 25, 1, shape=(2,), whole=True, distinct=True)
    ]
    target: Annotated[float, Numbers("target cosine", -1, 1)]


def default(classifier: Classifier) -> TranslateState:
    """The classifier as it came, untranslated, with its first pair of labels chosen."""
    rows = tuple((float(x), float(y)) for x, y in classifier.unembeddings)
    return TranslateState(
        labels=classifier.labels,
        reference=rows,
        unembeddings=rows,
        shift=(0.0, 0.0),
        probe=(0.6 * rows[classifier.pair[0]][0], 0.6 * rows[classifier.pair[0]][1]),
        pair=classifier.pair,
        target=0.0,
    )
