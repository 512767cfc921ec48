"""What a reader chooses on the Rescale page."""

from dataclasses import dataclass, replace
from typing import Annotated

from lib.data.classifiers import Classifier
from lib.parameters import Numbers, Point, Points, State

REACH = 100.0
FAR = 10_000.0  # a cosine near 1 takes a long translation
STRETCH = 50.0
IDENTITY = (1.0, 0.0, 0.0, 1.0)
MOVES = {"diagonal": "Diagonal D", "linear": "Any linear A", "affine": "Linear + translation"}


@dataclass(frozen=True)
class RescaleState(State):
    """Unembeddings, the move w → (w + v) A⁻¹ with x → A x, what it acts on, a probe and a pair."""

    reference: Annotated[Points, Numbers("original unembedding", -REACH, REACH, shape=("n", 2))]
    unembeddings: Annotated[Points, Numbers("unembedding", -REACH, REACH, shape=("n", 2))]
    linear: Annotated[
        tuple[float, float, float, float],
        Numbers("linear map", -STRETCH, STRETCH, shape=(4,), invertible=True),
    ]
    shift: Annotated[Point, Numbers("translation", -FAR, FAR, shape=(2,))]
    rule: Annotated[int, Numbers("rule", 0, 2, 1, whole=True)]
    probe: Annotated[Point, Numbers("probe", -REACH, REACH, shape=(2,))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of labels", 0, 25, 1, shape=(2,), whole=True, distinct=True)
    ]
    target: Annotated[float, Numbers("target cosine", -1, 1)]


def default(classifier: Classifier) -> RescaleState:
    """The classifier as it came, not moved, with its first pair of labels chosen."""
    rows = tuple((float(x), float(y)) for x, y in classifier.unembeddings)
    return RescaleState(
        labels=classifier.labels,
        reference=rows,
        unembeddings=rows,
        linear=IDENTITY,
        shift=(0.0, 0.0),
        rule=0,
        probe=(0.6 * rows[classifier.pair[0]][0], 0.6 * rows[classifier.pair[0]][1]),
        pair=classifier.pair,
        target=0.9,
    )


def within(state: RescaleState, move: str) -> RescaleState:
    """The state with no more than a move of this kind: what is not of the kind starts from none."""
    diagonal = state.linear[1] == state.linear[2] == 0.0 and min(state.linear[::3]) > 0
    if move == "diagonal" and not diagonal:
        state = replace(state, linear=IDENTITY)
    return state if move == "affine" else replace(state, shift=(0.0, 0.0))
