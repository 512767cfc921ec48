"""How much of the lists of nearest neighbours is a choice of where the origin lies."""

from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.lessons.audit.model.pairs import plane
from cosine_lab.lessons.audit.state import AuditState
from cosine_lab.maths.checks import Vector
from cosine_lab.maths.spaces.survival import Survival, neighbour_survival
from cosine_lab.parameters import LONGEST_LABEL
from cosine_lab.surfaces.fields import points
from cosine_lab.template_access import quotable

NEIGHBOURS = 10
_FEWEST = 2
_BINS = 20
_QUERIES, _DRAWS = 500, 20
_WORK = 40_000_000_000
_NOTHING = 1e-3
"""A mean row shorter than this, in units of the rows, counts as zero: weight decay makes it so."""
_LONGEST = 1.5
"""Of the two rows, as the plane draws them."""


def default(ground: Ground, pair: tuple[int, int]) -> AuditState:
    """The two rows as they came."""
    rows, _ = plane(ground, pair)
    names = [ground.head.labels[k][:LONGEST_LABEL] for k in pair]
    if names[0] == names[1]:
        names = [str(k) for k in pair]
    return AuditState.of(tuple(names), points(rows / size(ground, pair)), (0, 1))


def within(state: AuditState, begin: AuditState) -> AuditState:
    """The state with the layer's own rows, whatever a link says that they are."""
    return replace(state, reference=begin.reference, unembeddings=begin.unembeddings)


def size(ground: Ground, pair: tuple[int, int]) -> float:
    """What one unit of the plane is in the layer."""
    longest = float(np.linalg.norm(ground.head.rows(*pair), axis=1).max())
    return (longest or 1.0) / _LONGEST


def shift(ground: Ground, pair: tuple[int, int], state: AuditState) -> Vector:
    """The translation (d,) of the layer that the plane shows."""
    _, axes = plane(ground, pair)
    return np.asarray(np.asarray(state.shift) @ axes * size(ground, pair))


@quotable
class Gauge(NamedTuple):
    """Neighbours kept under random translations.

    survival : Survival
    mean_row : length of the mean row
    as_rows : whether the translations are as long as rows are, the mean row being nothing
    """

    survival: Survival
    mean_row: float
    as_rows: bool

    @property
    def shares(self) -> tuple[Vector, NDArray[np.int64]]:
        """Edges (21,) of equal bins of [0, 1], and how many labels keep such a share (20,)."""
        counts, edges = np.histogram(self.survival.by_query, _BINS, (0, 1))
        return edges, counts


def gauge(ground: Ground) -> Gauge | None:
    """Random translations as long as the mean row; None for too few labels to have neighbours."""
    W = ground.head.W
    n, d = W.shape
    k = min(NEIGHBOURS, (n - 1) // 2)
    if k < _FEWEST:
        return None
    mean = float(np.linalg.norm(ground.mean_row))
    none = mean < _NOTHING * ground.mean_length
    size = ground.mean_length if none else mean
    if not size > 0:
        return None
    queries = max(20, min(_QUERIES, _WORK // (2 * n * (d + 50 * _DRAWS))))
    survival = neighbour_survival(W, size, k, queries=queries, draws=_DRAWS)
    return Gauge(survival, mean, none)
