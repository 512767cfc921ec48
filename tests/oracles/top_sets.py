"""Which sets of k labels can be on top: one question for each set."""

from math import comb

import numpy as np

from cosine_lab.maths.checks import Done, Integers, Matrix, Vector
from cosine_lab.maths.rankings.arrangements.cells import Cells, sorted_cells
from cosine_lab.maths.rankings.arrangements.general_position import subsets
from cosine_lab.maths.rankings.arrangements.problem import TooManyError
from cosine_lab.maths.rankings.decisions.cone_feasibility import decide
from cosine_lab.maths.rankings.decisions.integers import MOST, MOST_DIMENSIONS
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel
from cosine_lab.maths.rankings.feasible import above

_MOST_SETS = 20_000


_TOLD = 64


def top_sets(W: Matrix, k: int, b: Vector | None, progress: Done | None) -> Cells:
    """The sets, with witnesses and the distance from each to the nearest change of the set.

    W : shape (n, d); b : shape (n,).
    """
    n = len(W)
    count = comb(n, k)
    if count > _MOST_SETS:
        raise TooManyError(f"topk_sets needs at most {_MOST_SETS} sets, got {count} of {k} labels")
    reading = NumericModel(W, b)
    sets, points, margins = [], [], []
    for done, chosen in enumerate(subsets(n, k)):
        if progress is not None and done % _TOLD == 0:
            progress(done / count)
        answer = decide(reading, *above(chosen, n))
        if answer.open:
            raise TooManyError(
                f"topk_sets needs {MOST} labels or {MOST_DIMENSIONS} dimensions at most, got {n} in {W.shape[1]}"
            )
        if answer.ok:
            nowhere = np.full(W.shape[1], np.nan)
            sets.append(chosen)
            points.append(nowhere if answer.point is None else answer.point)
            margins.append(0.0 if answer.point is None else _margin(W, b, chosen, answer.point))
    rows = np.array(sets, dtype=np.int64).reshape(-1, k)
    shown = np.array(points).reshape(-1, W.shape[1])
    return sorted_cells(rows, shown, np.array(margins), count, exact=reading.typed)


def _margin(W: Matrix, b: Vector | None, inside: Integers, point: Vector) -> float:
    """Distance from the embedding to the nearest change of the set."""
    plus, minus = above(inside, len(W))
    logits = W @ point + (0.0 if b is None else b)
    gaps, lengths = logits[plus] - logits[minus], np.linalg.norm(W[plus] - W[minus], axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        return float(np.where(lengths > 0, gaps / lengths, np.where(gaps > 0, np.inf, 0.0)).min())
