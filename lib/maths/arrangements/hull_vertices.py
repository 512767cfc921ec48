"""Winners in few dimensions: Qhull's vertices, each with a direction that proves it."""

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import ConvexHull, QhullError

from lib.maths.arrangements.cells import TOLERANCE, Integers
from lib.maths.arrangements.mixtures import NO, TIE, YES
from lib.maths.checks import Matrix

MOST_DIMENSIONS = 5
_CHUNK = 4_000_000


def hull_winners(rows: Matrix) -> tuple[NDArray[np.int8], Matrix, Integers] | None:
    """Verdict, winning direction and partner of distinct rows (n, D) that span D ≤ 5 dimensions.

    None where Qhull cannot be trusted: the caller has another method.
    """
    n, D = rows.shape
    verdict = np.full(n, NO, np.int8)
    partner = np.full(n, -1)
    directions = np.zeros((n, D))
    if D == 1:
        ends = [int(rows[:, 0].argmin()), int(rows[:, 0].argmax())]
        verdict[ends] = YES
        directions[ends, 0] = -1.0, 1.0
        return verdict, directions, partner
    try:
        hull = ConvexHull(rows)
    except QhullError:
        return None
    if not _encloses(hull.equations, rows):
        return None
    np.add.at(directions, hull.simplices, hull.equations[:, None, :-1])
    lengths = np.linalg.norm(directions, axis=1)
    corners = hull.vertices
    if lengths[corners].min() == 0:
        return None
    directions[corners] /= lengths[corners, None]
    for part in np.array_split(corners, max(1, len(corners) * n // _CHUNK)):
        logits = directions[part] @ rows.T
        own = logits[np.arange(len(part)), part].copy()
        logits[np.arange(len(part)), part] = -np.inf
        second = logits.argmax(axis=1)
        clear = own - logits.max(axis=1) > TOLERANCE
        verdict[part] = np.where(clear, YES, TIE)
        partner[part] = np.where(clear, -1, second)
    return verdict, directions, partner


def _encloses(equations: Matrix, rows: Matrix) -> bool:
    """Whether every row is inside every facet, so that the vertices' hull is the whole hull."""
    parts = np.array_split(equations, max(1, len(equations) * len(rows) // _CHUNK))
    return all(float((part[:, :-1] @ rows.T + part[:, -1:]).max()) <= TOLERANCE for part in parts)
