"""How unevenly a table fills its space, and who is everybody's neighbour: shipped, before and after each remedy."""

from dataclasses import dataclass
from functools import cached_property

from cosine_lab.data import computed
from cosine_lab.lessons.norms.state import Vectors
from cosine_lab.maths.spaces.anisotropy import PairCosines
from cosine_lab.maths.spaces.hubness import Counts, skewness

TASK = "norms"


@dataclass(frozen=True, eq=False)
class Spread:
    """Directions of one table of n words after one remedy, all of which have one.

    mean_cosine : of all pairs of different rows, in [−1, 1]
    mean_norm : length of the mean direction, in [0, 1]
    isotropy : of the directions, in (0, 1]: lengths play no part, so that remedies can be compared
    votes : 10-occurrences, shape (n,)
    pairs : histogram of the cosines of all pairs
    """

    mean_cosine: float
    mean_norm: float
    isotropy: float
    votes: Counts
    pairs: PairCosines

    @cached_property
    def skewness(self) -> float:
        """Third standardised moment of the votes."""
        return skewness(self.votes)

    @cached_property
    def unlisted(self) -> int:
        """How many words are in nobody's list."""
        return int((self.votes == 0).sum())


def key(model: str, vectors: Vectors) -> str:
    """Under which a spread is shipped."""
    return ":".join(map(str, (model, *vectors)))


def shipped(model: str, vectors: Vectors) -> Spread:
    """Of one of our models after a remedy."""
    return computed.shipped(TASK, key(model, vectors), Spread)
