"""Which labels win somewhere: the vertices of the convex hull of the rows, in any dimension.

Label i wins strictly for some embedding iff w_i is a vertex of conv(W) and no other label has the
same row; with biases iff (w_i, b_i) is a vertex seen from above. A label that sticks out by less
than `TOLERANCE` of the extent of the rows is neither a winner nor a loser: it ties.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lib.maths.arrangements.cells import TOLERANCE, Integers
from lib.maths.arrangements.hull_vertices import MOST_DIMENSIONS, hull_winners
from lib.maths.arrangements.incremental import Progress
from lib.maths.arrangements.mixtures import NO, TIE, YES, search
from lib.maths.checks import Matrix, Vector


class Winners(NamedTuple):
    """Verdicts on n labels.

    verdict : (n,) NO, YES or TIE
    points : (n, d) embeddings at which YES labels win; NaN for the others
    partner : (n,) the label a TIE label cannot be told apart from; −1 for the others
    groups : (n,) the first label whose row is the same
    """

    verdict: NDArray[np.int8]
    points: Matrix
    partner: Integers
    groups: Integers


def winners(W: Matrix, b: Vector | None = None, progress: Progress | None = None) -> Winners:
    """Decide every label; rows need not be distinct, nor of full rank."""
    n = len(W)
    rows, frame = _whitened(W, b)
    groups = _groups(rows)
    kept = np.flatnonzero(groups == np.arange(n))
    verdict = np.zeros(n, np.int8)
    partner = np.full(n, -1)
    directions = np.full((n, rows.shape[1]), np.nan)
    if rows.shape[1] == frame.upward:  # all rows equal: the largest bias wins everywhere
        best = kept[np.argmax(rows[kept, -1])] if frame.upward else kept[0]
        verdict[best] = YES
        directions[best] = 1.0
    else:
        small = not frame.upward and rows.shape[1] <= MOST_DIMENSIONS
        found = hull_winners(rows[kept]) if small else None
        if found is None:
            found = search(rows[kept], upward=frame.upward, progress=progress)
        verdict[kept], directions[kept], ties = found
        partner[kept[ties >= 0]] = kept[ties[ties >= 0]]
    _share(groups, verdict, partner)
    points = frame.embeddings(directions)
    points[verdict != YES] = np.nan
    return Winners(verdict, points, partner, groups)


class _Frame(NamedTuple):
    """The way back from whitened directions to embeddings."""

    back: Matrix
    shift: Vector
    scale: float
    upward: bool

    def embeddings(self, directions: Matrix) -> Matrix:
        if self.upward:
            heights = np.where(directions[:, -1:] > 0, directions[:, -1:], np.nan)
            return np.asarray((directions[:, :-1] / heights * self.scale - self.shift) @ self.back)
        x = directions @ self.back
        if self.shift.any():  # a bias that the embedding can take over: go far enough out
            return np.asarray(x * self.scale - self.shift @ self.back)
        lengths = np.linalg.norm(x, axis=1, keepdims=True)
        return np.asarray(x / np.where(lengths > 0, lengths, 1.0))


def _whitened(W: Matrix, b: Vector | None) -> tuple[Matrix, _Frame]:
    """Rows about their mean with equal spread in all directions, at most of length 1.

    A bias is reduced to what the embedding cannot take over, as last column.
    """
    u, s, vt = np.linalg.svd(W - W.mean(axis=0), full_matrices=False)
    rank = int((s > TOLERANCE * s[0]).sum()) if s[0] > 0 else 0
    u = u[:, :rank]
    size = float(np.linalg.norm(u, axis=1).max()) if rank else 1.0
    back = vt[:rank] / s[:rank, None]
    if b is None:
        return u / size, _Frame(back, np.zeros(rank), 1.0, upward=False)
    offsets = b - b.mean()
    shift = u.T @ offsets
    rest = offsets - u @ shift
    top = float(np.abs(rest).max())
    if top <= TOLERANCE * max(float(np.abs(offsets).max()), np.finfo(float).tiny):
        return u / size, _Frame(back, shift, 1.0, upward=False)
    return np.c_[u / size, rest / top], _Frame(back, shift, top / size, upward=True)


def _groups(rows: Matrix) -> Integers:
    """For each row the first one that is the same up to the tolerance."""
    n, d = rows.shape
    groups = np.arange(n)
    if d == 0:
        return np.zeros(n, np.int64)
    axis = np.random.default_rng(314_159).standard_normal(d)
    heights = rows @ (axis / np.linalg.norm(axis))
    order = np.argsort(heights, kind="stable")
    for k in range(1, n):
        back = k - 1
        while back >= 0 and heights[order[k]] - heights[order[back]] <= TOLERANCE:
            if np.abs(rows[order[k]] - rows[order[back]]).max() <= TOLERANCE:
                a, c = sorted((groups[order[k]], groups[order[back]]))
                groups[groups == c] = a
                break
            back -= 1
    return groups


def _share(groups: Integers, verdict: NDArray[np.int8], partner: Integers) -> None:
    """Labels of the same row tie wherever one of them alone would win."""
    sizes = np.bincount(groups, minlength=len(groups))
    for first in np.flatnonzero(sizes > 1):
        members = np.flatnonzero(groups == first)
        if verdict[first] != NO:
            verdict[members] = TIE
            partner[members] = first
            partner[first] = members[1]
