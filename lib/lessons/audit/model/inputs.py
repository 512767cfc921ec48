"""What the data add: directions of W that no input reaches."""

from typing import NamedTuple

import numpy as np

from lib.lessons.audit.model.ground import Ground
from lib.maths.classifier.pair_measures import plain_cosine, spread


class Inputs(NamedTuple):
    """Embeddings and the layer together.

    points : embeddings
    rank : dimensions they span, the origin included
    unreached : share of W's squared length (for a softmax of its centred rows) in directions in
        which no input goes, in [0, 1]
    reached_cosine : of the pair, of the parts of its rows that inputs reach
    predicted : labels that are the prediction of at least one embedding
    accuracy : None without true labels, and for a sigmoid
    """

    points: int
    rank: int
    unreached: float
    reached_cosine: float | None
    predicted: int
    accuracy: float | None


def inputs(ground: Ground, pair: tuple[int, int]) -> Inputs | None:
    """How far the data reach; None without data."""
    X = ground.head.embeddings
    if X is None:
        return None

    span = spread(X, about_mean=False)
    W = np.asarray(ground.head.W, dtype=np.float64)
    W = W if ground.sigmoid else W - ground.mean_row
    whole = float((W**2).sum())
    reached = float(((W @ span.axes.T) ** 2).sum())
    a, b = ground.head.rows(*pair) @ span.axes.T
    labels = 0 if ground.sigmoid else len(np.unique(ground.predicted()))
    unreached = max(0.0, 1 - reached / whole) if whole > 0 else 0.0
    cosine = plain_cosine(a, b)
    return Inputs(len(X), span.rank, unreached, cosine, labels, ground.accuracy)
