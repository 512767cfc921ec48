"""The same labels in more dimensions: which label sets can occur there."""

import numpy as np
from numpy.typing import NDArray

from lib.figures import space
from lib.figures.counts import Count
from lib.lessons.sigmoid.state import SigmoidState
from lib.maths.rankings.counting import max_sign_patterns
from lib.maths.rankings.great_circles import Sphere, sphere
from lib.maths.rankings.patterns import sign_patterns

Matrix = NDArray[np.float64]

LISTED = 5_000


def lifted(state: SigmoidState, depth: float, seed: int) -> Matrix:
    """The translated unembeddings with further coordinates, shape (n, max(n, 3))."""
    return space.lifted(np.array(state.unembeddings) + np.array(state.shift), depth, seed)


def counts(rows: Matrix) -> list[Count]:
    """How many label sets can occur in d = 1, 2, … n dimensions."""
    n = len(rows)
    return [Count(d, _listed(rows[:, :d]), max_sign_patterns(n, d), 2**n) for d in range(1, n + 1)]


def cut(rows: Matrix) -> Sphere | None:
    """The sphere cut by the first three coordinates; None where a row is zero there."""
    seen = rows[:, : space.SPACE]
    return sphere(seen) if np.abs(seen).max(axis=1).all() else None


def _listed(rows: Matrix) -> int | None:
    try:
        return len(sign_patterns(rows, limit=LISTED).rows)
    except ValueError:
        return None
