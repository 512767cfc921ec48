"""Two graphs on the labels of a classifier in the plane: close in cosine, and tied for the top."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.classifier.translation import quarter_turn
from cosine_lab.maths.vectors import cosines, norm
from tests.oracles.hull import competitors

_CLOSE = 2
_EQUAL = 1e-12


class Graphs(NamedTuple):
    """Neighbours of each label in either graph, their pairs i < j, and C, NaN where undefined."""

    C: Matrix
    close: list[list[int]]
    tie: list[list[int]]
    close_pairs: list[list[int]]
    tie_pairs: list[tuple[int, int]]


class Pair(NamedTuple):
    """Two labels and their cosine."""

    i: int
    j: int
    cosine: float


class Extremes(NamedTuple):
    """The most alike pair that never ties for the top, and the least alike that can."""

    never: Pair | None
    can: Pair | None


def graphs_of(W: ArrayLike) -> Graphs:
    """Who is close in cosine to each row of W, shape (n, 2), and who can tie with it for the top.

    Close are the two of highest cosine, because a corner of a hull in the plane has two neighbours
    on it, and only within a right angle. Equal cosines (within 1e-12) go to the lowest index; a
    zero row has no angle, hence no neighbours and is nobody's.

    Raises
    ------
    ValueError
        Where `W` is not of the plane.
    """
    W = checks.matrix("graphs_of", W, "unembeddings")
    C = cosines(W)
    tying = competitors(W)
    close = [_closest(row, i) for i, row in enumerate(C.tolist())]
    tie = [[b if a == i else a for a, b in tying if i in (a, b)] for i in range(len(W))]
    pairs = dict.fromkeys((min(i, j), max(i, j)) for i, others in enumerate(close) for j in others)
    return Graphs(C, close, tie, [list(pair) for pair in pairs], tying)


def extremes(C: ArrayLike, tie: list[list[int]]) -> Extremes:
    """Pairs that contradict most that cosines C, shape (n, n), tell who ties with whom.

    Raises
    ------
    ValueError
        Where the two are not of one size.
    """
    table = np.asarray(C, dtype=np.float64)
    if table.shape != (len(tie), len(tie)):
        raise ValueError(f"extremes needs cosines of {len(tie)} labels, got shape {table.shape}")
    never: Pair | None = None
    can: Pair | None = None
    for i, j in zip(*(axis.tolist() for axis in np.triu_indices(len(tie), 1)), strict=True):
        pair = Pair(i, j, float(table[i, j]))
        if np.isnan(pair.cosine):
            continue
        if j in tie[i]:
            can = pair if can is None or pair.cosine < can.cosine - _EQUAL else can
        elif never is None or pair.cosine > never.cosine + _EQUAL:
            never = pair
    return Extremes(never, can)


def pair_difference(some: list[list[int]], others: list[list[int]]) -> int:
    """How many pairs are in one list and not in the other."""
    return len({tuple(pair) for pair in some} ^ {tuple(pair) for pair in others})


def _closest(row: list[float], i: int) -> list[int]:
    candidates = [j for j, cosine in enumerate(row) if j != i and cosine > _EQUAL]
    found: list[int] = []
    while candidates and len(found) < _CLOSE:
        top = max(row[j] for j in candidates)
        found.append(next(j for j in candidates if top - row[j] <= _EQUAL))
        candidates.remove(found[-1])
    return found


def ahead(W: ArrayLike, i: int, j: int) -> list[int]:
    """Labels ahead where i and j tie, on the side where the tie is higher.

    Empty where i and j are themselves ahead, or coincide.

    Raises
    ------
    ValueError
        Where `W` is not of the plane.
    """
    W = checks.matrix("ahead", W, "unembeddings")
    step = W[i] - W[j]
    if not step.any():
        return []
    normal = quarter_turn(step) / norm(step)
    near = _EQUAL * (np.abs(W).max() or 1.0)
    sides = [W @ x for x in (normal, -normal)]
    if any(scores.max() - max(scores[i], scores[j]) <= near for scores in sides):
        return []
    higher = sides[int((W[i] + W[j]) @ normal < 0)]
    return [int(k) for k in np.flatnonzero(higher.max() - higher <= near)]
