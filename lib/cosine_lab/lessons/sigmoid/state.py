"""What a reader chooses on the Sigmoid page."""

from dataclasses import dataclass
from typing import Annotated

from cosine_lab.data.classifiers import Classifier
from cosine_lab.parameters import Field, Point
from cosine_lab.surfaces.fields import REACH, Pair, Probe, Reference, Rows, Shift, Space, points

STEPS = 3
SEEDS = 9999


@dataclass(frozen=True)
class _Plane(Pair, Probe, Shift, Rows, Reference):
    """What is chosen in the plane."""

    shift: Annotated[Point, Field("fields.shift", -REACH, REACH, shape=(2,), said="-origin")]
    step: Annotated[int, Field("sigmoid.field-step", 0, STEPS, 1, whole=True)]
    seed: Annotated[int, Field("sigmoid.field-seed", 1, SEEDS, 1, whole=True, said="samples")]


@dataclass(frozen=True)
class SigmoidState(Space, _Plane):
    """A model under a translation, a probe, a pair, samples, proof steps, the third dimension."""


def default(classifier: Classifier) -> SigmoidState:
    """The classifier as it came, untranslated, read as a sigmoid; no step of the proof taken."""
    rows = points(classifier.unembeddings)
    return SigmoidState(
        labels=classifier.short_labels,
        reference=rows,
        unembeddings=rows,
        shift=(0.0, 0.0),
        probe=(0.9, -0.2),
        pair=classifier.pair,
        step=0,
        seed=1,
        space=0,
        depth=1.0,
    )
