"""Beside lib.maths.classifier.graphs: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.classifier.graphs import _EQUAL
from lib.maths.classifier.locus import quarter_turn
from lib.maths.vectors import norm


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
