"""What a reader chooses on the Rescale page."""

from dataclasses import dataclass, replace
from typing import Annotated

from cosine_lab.data.classifiers import Classifier
from cosine_lab.parameters import Field, State
from cosine_lab.surfaces.fields import Pair, Probe, Reference, Rows, Shift, Target, beside, points

STRETCH = 50.0
IDENTITY = (1.0, 0.0, 0.0, 1.0)
RULES = ("gauge", "unembeddings", "both")
MOVES = ("diagonal", "linear", "affine")


@dataclass(frozen=True)
class Linear(State):
    """A linear map, row-major."""

    linear: Annotated[
        tuple[float, float, float, float], Field("rescale.field-linear", -STRETCH, STRETCH, shape=(4,), invertible=True)
    ]


@dataclass(frozen=True)
class Rule(State):
    """What the map acts on: both contragrediently, W alone, both alike."""

    rule: Annotated[int, Field("rescale.field-rule", 0, 2, 1, whole=True, options=RULES)]


@dataclass(frozen=True)
class RescaleState(Target, Pair, Probe, Rule, Shift, Linear, Rows, Reference):
    """A model under the move w → (w + v) A⁻¹ with x → A x."""


def default(classifier: Classifier) -> RescaleState:
    """The classifier as it came, not moved, with its first pair of labels chosen."""
    rows = points(classifier.unembeddings)
    return RescaleState(
        labels=classifier.labels,
        reference=rows,
        unembeddings=rows,
        linear=IDENTITY,
        shift=(0.0, 0.0),
        rule=0,
        probe=beside(rows[classifier.pair[0]]),
        pair=classifier.pair,
        target=0.9,
    )


def within(state: RescaleState, move: str) -> RescaleState:
    """The state with no more than a move of this kind: what is not of the kind starts from none."""
    diagonal = state.linear[1] == state.linear[2] == 0.0 and min(state.linear[::3]) > 0
    if move == "diagonal" and not diagonal:
        state = replace(state, linear=IDENTITY)
    return state if move == "affine" else replace(state, shift=(0.0, 0.0))
