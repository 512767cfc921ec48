"""Which labels a softmax classifier can predict at all, and with whom each can tie for the top."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.arrangements.incremental import Progress
from lib.maths.arrangements.mixtures import NO, TIE, YES
from lib.maths.arrangements.winners import winners
from lib.maths.checks import Matrix, Vector

_WORDS = {NO: "no", YES: "yes", TIE: "tie"}


class Argmaxable(NamedTuple):
    """What `argmaxable` says of n labels.

    status : (n,) "yes" wins strictly for some embedding; "no" never does; "tie" cannot be told
        apart from its partner at the tolerance (the same row, or a corner that sticks out less)
    points : (n, d) for "yes" an embedding at which it wins (unit length without bias); else NaN
    gaps : (n,) by how much its logit exceeds all others there; NaN for the others
    partners : the label each "tie" label ties with
    """

    status: tuple[str, ...]
    points: Matrix
    gaps: Vector
    partners: dict[int, int]

    @property
    def labels(self) -> list[int]:
        """The labels that can win, in order."""
        return [i for i, word in enumerate(self.status) if word == "yes"]


def argmaxable(
    W: ArrayLike, bias: ArrayLike | None = None, *, progress: Progress | None = None
) -> Argmaxable:
    """Labels i with w_i·x + b_i > w_j·x + b_j for all j ≠ i at some x: the vertices of conv(W).

    Parameters
    ----------
    W : (n, d) array
        Unembeddings, of any size: Qhull up to five dimensions, beyond them least squares against
        the known winners (10 000 labels in 50 dimensions: seconds to minutes).
    bias : (n,) array, optional
        One bias for each label.
    progress : callable, optional
        Told the fraction done, now and then; it may raise to cancel.

    Raises
    ------
    ValueError
        For input that is no classifier.

    Notes
    -----
    Grivas, Bogoychev and Lopez (2022), Low-rank softmax can have unargmaxable classes in theory
    but rarely in practice. A row inside the hull, or on an edge but no corner, never wins
    strictly. Tolerance: `patterns.TOLERANCE` of the extent of the whitened rows.
    """
    W = checks.matrix("argmaxable", W, "unembeddings")
    b = None if bias is None else checks.vector("argmaxable", bias, "a bias", len(W))
    found = winners(W, b, progress)
    verdict = found.verdict.copy()
    gaps = np.full(len(W), np.nan)
    tied = np.flatnonzero(verdict == TIE)
    partners = {int(i): int(found.partner[i]) for i in tied}
    chosen = np.flatnonzero(verdict == YES)
    offsets = np.zeros(len(W)) if b is None else b
    for part in np.array_split(chosen, 1 + len(chosen) * len(W) // 8_000_000):
        logits = found.points[part] @ W.T + offsets
        places = np.arange(len(part))
        own = logits[places, part].copy()
        logits[places, part] = -np.inf
        gaps[part] = own - logits.max(axis=1, initial=-np.inf)
        for k in np.flatnonzero(gaps[part] <= 0):
            partners[int(part[k])] = int(logits[k].argmax())
    points = found.points.copy()
    for tie in partners:
        verdict[tie], points[tie], gaps[tie] = TIE, np.nan, np.nan
    return Argmaxable(tuple(_WORDS[int(v)] for v in verdict), points, gaps, partners)
