"""Who competes with whom: the labels that can tie for the top, in any dimension."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Done
from lib.maths.rankings.decisions.decide import decide
from lib.maths.rankings.decisions.integers import MOST, MOST_DIMENSIONS
from lib.maths.rankings.decisions.reading import Reading
from lib.maths.rankings.decisions.winners import NO, Winners, winners


def tie_for_top(
    W: ArrayLike, bias: ArrayLike | None = None, *, progress: Done | None = None
) -> list[tuple[int, int]]:
    """Pairs i < j with w_i·x + b_i = w_j·x + b_j > all other logits at some x.

    They are the edges of the convex hull of the rows that contain no further row; in the plane,
    neighbours on the hull. No translation and no invertible map changes them.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings. Each pair of argmaxable labels is a question of its own: a second for 64
        labels in 64 dimensions.
    bias : (n,) array, optional
        One bias for each label.
    progress : callable, optional
        Told the fraction done, now and then; it may raise to cancel.

    Raises
    ------
    ValueError
        For input that is no classifier, and for more than 64 labels where floats cannot tell.
    """
    reading, found = _classifier("tie_for_top", W, bias)
    tops = np.flatnonzero(found.verdict != NO)
    pairs = []
    for k, i in enumerate(tops):
        if progress is not None:
            progress(k / len(tops))
        pairs += [(int(i), int(j)) for j in tops[k + 1 :] if _tie(reading, found, int(i), int(j))]
    return pairs


def _tie(reading: Reading, found: Winners, i: int, j: int) -> bool:
    """Whether i and j, and nobody else, are on top together somewhere."""
    rest = np.delete(np.arange(reading.n), [i, j])
    others = found.groups[rest]
    if ((others == found.groups[i]) | (others == found.groups[j])).any():
        return False
    answer = decide(reading, np.full(len(rest), i), rest, tie=(i, j))
    if answer.open:
        raise ValueError(
            f"tie_for_top needs {MOST} labels, or labels in {MOST_DIMENSIONS} dimensions, at most, "
            f"got {reading.n} in {reading.dimensions}"
        )
    return answer.ok is True


def _classifier(function: str, W: ArrayLike, bias: ArrayLike | None) -> tuple[Reading, Winners]:
    W = checks.matrix(function, W, "unembeddings")
    b = None if bias is None else checks.vector(function, bias, "a bias", len(W))
    reading = Reading(W, b)
    return reading, winners(reading)
