"""Beside cosine_lab.maths.rankings.winning: what twins in the browser and tests are held to."""

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.rankings.decisions.hull_vertices import NO
from cosine_lab.maths.rankings.winning import _classifier, _tie


def rivals(W: ArrayLike, label: int, bias: ArrayLike | None = None) -> list[int]:
    """Labels that can tie with `label` for the top: its neighbours in `tie_for_top`.

    Parameters
    ----------
    W, bias
        As for `tie_for_top`.
    label : int
        0 … n − 1.

    Raises
    ------
    ValueError
        As `tie_for_top`, and for a label that is not one of the rows.
    """
    reading, found = _classifier("rivals", W, bias)
    label = checks.label("rivals", label, reading.n)
    if found.verdict[label] == NO:
        return []
    tops = np.flatnonzero(found.verdict != NO)
    return [int(j) for j in tops if j != label and _tie(reading, found, label, int(j))]
