"""What of a layer the browser can compute under the finger: all of a small one."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.neighbours import size
from cosine_lab.lessons.audit.model.pairs import plane
from cosine_lab.maths.classifier.pair_measures import plain_cosine
from cosine_lab.surfaces.names import Model
from cosine_lab.template_access import quotable

_MOST_NUMBERS = 2_000
_MOST_POINTS = 200
_MOST_LABELS = 200

Listed = list[list[float]]


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


@dataclass(frozen=True)
class Live:
    """A whole model and embeddings, for the browser.

    rows : n lists of d + 1 numbers; the last is the bias
    points : lists of d + 1 numbers; the last is 1
    axes : 2 lists of d + 1 numbers; one unit of the plane along each of its axes; the last is 0
    """

    head: Model
    rows: Listed
    points: Listed
    axes: Listed


@dataclass(frozen=True)
class Places:
    """Where all rows are, seen from the plane of two.

    rows : n lists of three numbers; two coordinates in the plane, and the distance from it, in its
        unit
    unit : of the plane, in the layer
    """

    rows: Listed
    unit: float


def live(ground: Ground, pair: tuple[int, int]) -> Live | None:
    """The whole model where it is small, on at most 200 of its embeddings; None where it is not."""
    head, points = ground.head, ground.points
    n, d = head.W.shape
    most = min(_MOST_POINTS, _MOST_NUMBERS // (d + 1) - n)
    if most < min(len(points), _MOST_POINTS) / 2:
        return None
    some = np.unique(np.linspace(0, len(points) - 1, min(most, len(points))).astype(int))
    bias = np.zeros(n) if head.bias is None else head.bias
    _, axes = plane(ground, pair)
    return Live(
        "sigmoid" if ground.sigmoid else "softmax",
        np.c_[np.asarray(head.W, dtype=np.float64), bias].tolist(),
        np.c_[points[some], np.ones(len(some))].tolist(),
        np.c_[axes * size(ground, pair), np.zeros(2)].tolist(),
    )


def places(ground: Ground, pair: tuple[int, int]) -> Places | None:
    """All rows in the unit of the plane; None for more than 200."""
    if len(ground.head.W) > _MOST_LABELS:
        return None
    W = np.asarray(ground.head.W, dtype=np.float64)
    _, axes = plane(ground, pair)
    unit = size(ground, pair)
    inside = W @ axes.T
    across = np.linalg.norm(W - inside @ axes, axis=1)
    return Places((np.c_[inside, across] / unit).tolist(), unit)
