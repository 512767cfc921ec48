"""Which sets of k labels can be on top: the winners among the sums of k rows."""

from math import comb

import numpy as np

from lib.maths.arrangements.cells import Cells, sorted_cells
from lib.maths.arrangements.hull_vertices import MOST_DIMENSIONS
from lib.maths.arrangements.incremental import Progress
from lib.maths.arrangements.mixtures import YES
from lib.maths.arrangements.problem import TooManyError
from lib.maths.arrangements.subsets import subsets
from lib.maths.arrangements.winners import winners
from lib.maths.checks import Matrix, Vector

_MOST_SETS = 200_000
_MOST_SETS_IN_SPACE = 20_000


def top_sets(W: Matrix, k: int, b: Vector | None, progress: Progress | None) -> Cells:
    """The sets, with witnesses and the distance from each to the nearest change of the set."""
    n, d = W.shape
    count = comb(n, k)
    most = _MOST_SETS if b is None and d <= MOST_DIMENSIONS else _MOST_SETS_IN_SPACE
    if count > most:
        raise TooManyError(
            f"topk_sets needs at most {most} sets in {d} dimensions, got {count} of {k} labels"
        )
    sets = subsets(n, k)
    sums = W[sets].sum(axis=1)
    found = winners(sums, None if b is None else b[sets].sum(axis=1), progress)
    chosen = np.flatnonzero(found.verdict == YES)
    rows, points = sets[chosen], found.points[chosen]
    margins = np.array([_margin(W, b, *pair) for pair in zip(rows, points, strict=True)])
    clear = margins > 0
    return sorted_cells(rows[clear], points[clear], margins[clear], count, exact=False)


def _margin(W: Matrix, b: Vector | None, inside: np.ndarray, point: Vector) -> float:
    logits = W @ point + (0.0 if b is None else b)
    outside = np.setdiff1d(np.arange(len(W)), inside)
    gaps = logits[inside][:, None] - logits[outside]
    lengths = np.linalg.norm(W[inside][:, None] - W[outside], axis=2)
    with np.errstate(divide="ignore", invalid="ignore"):
        return float(np.where(lengths > 0, gaps / lengths, np.where(gaps > 0, np.inf, 0.0)).min())
