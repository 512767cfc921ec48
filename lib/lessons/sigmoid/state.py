"""What a reader chooses on the Sigmoid page."""

from dataclasses import dataclass
from typing import Annotated

from lib.data.classifiers import Classifier
from lib.parameters import Numbers, Point, Points, State

REACH = 100.0
STEPS = 3
SEEDS = 9999


@dataclass(frozen=True)
class SigmoidState(State):
    """Unembeddings, original and dragged, a translation, a probe, a pair, samples, proof steps."""

    reference: Annotated[Points, Numbers("original unembedding", -REACH, REACH, shape=("n", 2))]
    unembeddings: Annotated[Points, Numbers("unembedding", -REACH, REACH, shape=("n", 2))]
    shift: Annotated[Point, Numbers("translation", -REACH, REACH, shape=(2,))]
    probe: Annotated[Point, Numbers("probe", -REACH, REACH, shape=(2,))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of labels", 0, 25, 1, shape=(2,), whole=True, distinct=True)
    ]
    step: Annotated[int, Numbers("step of the proof", 0, STEPS, 1, whole=True)]
    seed: Annotated[int, Numbers("seed of the samples", 1, SEEDS, 1, whole=True)]


def default(classifier: Classifier) -> SigmoidState:
    """The classifier as it came, untranslated, read as a sigmoid; no step of the proof taken."""
    rows = tuple((float(x), float(y)) for x, y in classifier.unembeddings)
    return SigmoidState(
        labels=classifier.labels,
        reference=rows,
        unembeddings=rows,
        shift=(0.0, 0.0),
        probe=(0.9, -0.2),
        pair=classifier.pair,
        step=0,
        seed=1,
    )
