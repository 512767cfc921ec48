"""All cosines before and after a translation: every label's, or of labels spread evenly."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.lessons.audit.model.ground import Ground
from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.vectors import cosines
from cosine_lab.template_access import quotable

MOST_DRAWN = 40
MOST_COUNTED = 250
_BINS = 40

Counts = NDArray[np.int64]


@quotable
class Matrices(NamedTuple):
    """Cosines of labels with one another, as the rows came and translated.

    drawn : labels of the tables, by number, rising; the pair is among them
    before, after : (k, k), NaN where a row is zero
    counted : labels whose pairs are counted
    edges : (bins + 1,), of equal bins of [−1, 1]
    counts : of the cosines before, and after
    pairs, known : pairs counted, and those whose cosine is defined before and after
    moved : mean change of those; None where there is none
    cosine : of the pair after
    """

    drawn: tuple[int, ...]
    before: Matrix
    after: Matrix
    counted: int
    edges: Vector
    counts: tuple[Counts, Counts]
    pairs: int
    known: int
    moved: float | None
    cosine: float | None


def matrices(ground: Ground, pair: tuple[int, int], by: Vector) -> Matrices:
    """The cosines before and after `by`; of a large layer labels spread evenly, and the pair."""
    n = len(ground.head.W)
    counted, drawn = (_spread(n, most, pair) for most in (MOST_COUNTED, MOST_DRAWN))
    rows = ground.head.rows(*counted)
    old, new = cosines(rows), cosines(rows + by)
    above = np.triu_indices(len(counted), 1)
    changes = np.abs(new[above] - old[above])
    known = changes[np.isfinite(changes)]
    edges = np.linspace(-1, 1, _BINS + 1)
    counts = [np.histogram(each[above], edges)[0] for each in (old, new)]
    drawn_rows = ground.head.rows(*drawn)
    before, after = cosines(drawn_rows), cosines(drawn_rows + by)
    at = drawn.index(pair[0]), drawn.index(pair[1])
    last = float(after[at])
    return Matrices(
        tuple(drawn),
        before,
        after,
        len(counted),
        edges,
        (counts[0], counts[1]),
        changes.size,
        known.size,
        float(known.mean()) if known.size else None,
        last if np.isfinite(last) else None,
    )


def _spread(n: int, most: int, pair: tuple[int, int]) -> list[int]:
    """All labels, or as many as are drawn, evenly, with the pair among them."""
    if n <= most:
        return list(range(n))
    even = np.linspace(0, n - 1, most - len(pair)).astype(int).tolist()
    return sorted({*even, *pair})
