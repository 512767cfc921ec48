"""Who competes with whom: the labels that can tie for the top, in any dimension."""

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.arrangements.cells import TOLERANCE
from lib.maths.arrangements.incremental import Progress
from lib.maths.arrangements.mixtures import NO, YES
from lib.maths.arrangements.winners import Winners, winners
from lib.maths.checks import Matrix, Vector


def tie_for_top(
    W: ArrayLike, bias: ArrayLike | None = None, *, progress: Progress | None = None
) -> list[tuple[int, int]]:
    """Pairs i < j with w_i·x + b_i = w_j·x + b_j > all other logits at some x.

    They are the edges of the convex hull of the rows that contain no further row; in the plane,
    neighbours on the hull. No translation and no invertible map changes them.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings. Each argmaxable label is compared with the others as `argmaxable` does it in
        one dimension less; a thousand labels in many dimensions take minutes.
    bias : (n,) array, optional
        One bias for each label.
    progress : callable, optional
        Told the fraction done, now and then; it may raise to cancel.

    Raises
    ------
    ValueError
        For input that is no classifier.
    """
    W, b = _classifier("tie_for_top", W, bias)
    found = winners(W, b)
    corners = np.flatnonzero(found.verdict == YES)
    pairs = set(_twins(found))
    for k, i in enumerate(corners):
        if progress is not None:
            progress(k / len(corners))
        label = int(i)
        pairs.update((min(label, j), max(label, j)) for j in _partners(W, b, found, label))
    return sorted(pairs)


def rivals(W: ArrayLike, label: int, bias: ArrayLike | None = None) -> list[int]:
    """Labels that can tie with `label` for the top: its neighbours in `tie_for_top`.

    Raises
    ------
    ValueError
        For input that is no classifier, or a label that is not one of its rows.
    """
    W, b = _classifier("rivals", W, bias)
    if not 0 <= label < len(W):
        raise ValueError(f"rivals needs a label below {len(W)}, got {label}")
    found = winners(W, b)
    if found.verdict[label] != YES:
        return sorted(j for pair in _twins(found) if label in pair for j in pair if j != label)
    return sorted(_partners(W, b, found, label))


def _twins(found: Winners) -> list[tuple[int, int]]:
    """Two labels (and no third) with the same row, in a corner: they win together."""
    sizes = np.bincount(found.groups, minlength=len(found.groups))
    pairs = []
    for first in np.flatnonzero((sizes == 2) & (found.verdict != NO)):  # noqa: PLR2004
        i, j = np.flatnonzero(found.groups == first)
        pairs.append((int(i), int(j)))
    return pairs


def _partners(W: Matrix, b: Vector, found: Winners, i: int) -> list[int]:
    """Seen from corner i, the edges are the extreme rays of the cone of the other rows.

    Cut by the plane on which the logit of i exceeds theirs by one, the rays become points; the
    vertices of their hull are the partners. The point −e_t, for a bias, keeps t > 0.
    """
    biased = bool(b.any())
    corners = np.flatnonzero(found.verdict != NO)
    others = corners[found.groups[corners] != found.groups[i]]
    if not len(others):
        return []
    rows = np.c_[W, b] if biased else W
    top = np.append(found.points[i], 1.0) if biased else found.points[i]
    steps = rows[others] - rows[i]
    rays = steps / -(steps @ top)[:, None]
    if biased:
        rays = np.concatenate([rays, -np.eye(rows.shape[1])[-1:]])
    figure = winners(rays)
    partners = []
    for k in np.flatnonzero(figure.verdict[: len(others)] == YES):
        j = int(others[k])
        direction = figure.points[k]
        tie = direction + (direction @ rays[k]) * top
        if _clear(rows, tie, i, j):
            partners.append(j)
    return partners


def _clear(rows: Matrix, tie: Vector, i: int, j: int) -> bool:
    """Whether at the embedding where i and j tie every other label is lower."""
    logits = (rows - rows[i]) @ tie
    rest = np.delete(logits, [i, j])
    size = float(np.abs(logits).max())
    return bool(rest.max(initial=-np.inf) < -TOLERANCE * size)


def _classifier(function: str, W: ArrayLike, bias: ArrayLike | None) -> tuple[Matrix, Vector]:
    W = checks.matrix(function, W, "unembeddings")
    b = np.zeros(len(W)) if bias is None else checks.vector(function, bias, "a bias", len(W))
    return W, b
