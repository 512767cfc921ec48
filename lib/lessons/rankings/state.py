"""What a reader chooses on the Rankings page."""

from dataclasses import dataclass
from typing import Annotated

from lib.data.classifiers import Classifier
from lib.parameters import Numbers, Point, Points, State

REACH = 100.0
CHALLENGES = 3
SEEDS = 9999


@dataclass(frozen=True)
class RankingsState(State):
    """Unembeddings, original and dragged, moves of all of them, a probe, a pair, a challenge.

    The rows are translated by `shift`, then turned by `turn` degrees and multiplied by `size`.
    """

    reference: Annotated[Points, Numbers("original unembedding", -REACH, REACH, shape=("n", 2))]
    unembeddings: Annotated[Points, Numbers("unembedding", -REACH, REACH, shape=("n", 2))]
    shift: Annotated[Point, Numbers("translation", -REACH, REACH, shape=(2,))]
    turn: Annotated[float, Numbers("turn in degrees", -180, 180, 1)]
    size: Annotated[float, Numbers("common size", 0.2, 5)]
    probe: Annotated[Point, Numbers("probe", -REACH, REACH, shape=(2,))]
    pair: Annotated[
        tuple[int, int], Numbers("pair of labels", 0, 25, 1, shape=(2,), whole=True, distinct=True)
    ]
    challenge: Annotated[int, Numbers("challenge", 0, CHALLENGES, 1, whole=True)]
    seed: Annotated[int, Numbers("seed of the wanted ranking", 1, SEEDS, 1, whole=True)]
    claim: Annotated[int, Numbers("claim that it is impossible", 0, 1, 1, whole=True)]


def default(classifier: Classifier) -> RankingsState:
    """The classifier as it came, with no move made and no challenge taken."""
    rows = tuple((float(x), float(y)) for x, y in classifier.unembeddings)
    return RankingsState(
        labels=classifier.labels,
        reference=rows,
        unembeddings=rows,
        shift=(0.0, 0.0),
        turn=0.0,
        size=1.0,
        probe=(1.3, -0.35),
        pair=classifier.pair,
        challenge=0,
        seed=1,
        claim=0,
    )
