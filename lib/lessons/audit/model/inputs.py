"""What the data add: directions of W that no input reaches."""

from typing import NamedTuple

import numpy as np

from lib.lessons.audit.model.ground import Ground
from lib.maths.classifier.pair_measures import plain_cosine
from lib.quotable import quotable


@quotable
class Inputs(NamedTuple):
    """Embeddings and the layer together.

    points : embeddings
    rank : dimensions they span, the origin included
    unreached : share of W's squared length (for a softmax of its centred rows) in directions in
        which no input goes, in [0, 1]
    reached_cosine, reached_distance : of the pair, of the parts of its rows that inputs reach
    patterns : different rankings (of a sigmoid, label sets) that come out for them; None where
        labels are many
    predicted : labels that are the prediction of at least one embedding
    accuracy : None without true labels, and for a sigmoid
    """

    points: int
    rank: int
    unreached: float
    reached_cosine: float | None
    reached_distance: float
    patterns: int | None
    predicted: int
    accuracy: float | None


def inputs(ground: Ground, pair: tuple[int, int]) -> Inputs | None:
    """How far the data reach; None without data."""
    X, reach, out = ground.head.embeddings, ground.reach, ground.outputs
    if X is None or reach is None or out is None:
        return None
    a, b = ground.head.rows(*pair) @ reach.axes.T
    cosine = plain_cosine(a, b) if reach.rank else None
    return Inputs(
        len(X),
        reach.rank,
        ground.unreached,
        cosine,
        float(np.linalg.norm(a - b)),
        out.patterns,
        out.predicted,
        out.accuracy,
    )
