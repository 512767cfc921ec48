"""What a reader chooses on the Rankings page."""

from dataclasses import dataclass
from typing import Annotated

from lib.data.classifiers import Classifier
from lib.figures.space import DEPTH, SEED
from lib.parameters import Field, Point, State
from lib.surfaces.fields import REACH, Pair, Probe, Reference, Rows, Shift, points

CHALLENGES = 3
SEEDS = 9999
SECTIONS = ("h2", "space", "digits", "check")
SPACE = {"depth": DEPTH, "seed": SEED}
"""What a reader sets of the third dimension, by name in the link."""
START = {"depth": 1.0, "seed": 1.0, "dimensions": 5.0, "check-seed": 1.0}


CAT, DOG, CAR = range(3)
"""The first of the four words, by number."""


@dataclass(frozen=True)
class Turned(State):
    """A turn by degrees, and a factor for all rows."""

    turn: Annotated[float, Field("rankings.field-turn", -180, 180, 1)]
    size: Annotated[float, Field("rankings.field-size", 0.2, 5)]


@dataclass(frozen=True)
class RankingsState(Pair, Probe, Turned, Shift, Rows, Reference):
    """A model under moves of all its rows, a probe, a pair, a challenge.

    The rows are translated by `shift`, then turned by `turn` degrees and multiplied by `size`.
    """

    shift: Annotated[Point, Field("fields.shift", -REACH, REACH, shape=(2,))]
    challenge: Annotated[int, Field("rankings.field-challenge", 0, CHALLENGES, 1, whole=True)]
    seed: Annotated[int, Field("rankings.field-seed", 1, SEEDS, 1, whole=True)]
    claim: Annotated[int, Field("rankings.field-claim", 0, 1, 1, whole=True)]


def default(classifier: Classifier) -> RankingsState:
    """The classifier as it came, with no move made and no challenge taken."""
    rows = points(classifier.unembeddings)
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
