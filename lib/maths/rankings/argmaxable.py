"""Which labels can win, and at which embedding: every label of any classifier."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from lib.maths import checks
from lib.maths.checks import Done, Matrix, Vector
from lib.maths.rankings.decisions.reading import Reading
from lib.maths.rankings.decisions.winners import NO, OPEN, TIE, YES, winners

_WORDS = {NO: "no", YES: "yes", TIE: "tie", OPEN: "undecided"}


class Argmaxable(NamedTuple):
    """What `argmaxable` says of n labels.

    status : (n,) "yes" wins strictly for some embedding; "no" never does; "tie" has a partner with
        the same row (for computed numbers: the same up to `TOLERANCE`) and wins with it alone;
        "undecided" where nothing could be proved
    points : (n, d) for "yes" an embedding at which it wins (unit length without bias); else NaN, as
        for typed labels that no float shows to win; (0, d) where they would be more than two
        million numbers
    gaps : (n,) by how much its logit exceeds all others there; NaN without a point
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
    W: ArrayLike, bias: ArrayLike | None = None, *, progress: Done | None = None
) -> Argmaxable:
    """Labels i with w_i·x + b_i > w_j·x + b_j for all j ≠ i at some x: the vertices of conv(W).

    Parameters
    ----------
    W : (n, d) array
        Unembeddings, of any size (30 000 labels in 256 dimensions: half a minute).
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
    strictly. "yes" and "no" are proved; what counts as typed or computed is in docs/adr/0006.
    """
    W = checks.matrix("argmaxable", W, "unembeddings", single=True)
    b = None if bias is None else checks.vector("argmaxable", bias, "a bias", len(W))
    found = winners(Reading(W, b), progress)
    tied = np.flatnonzero(found.verdict == TIE)
    partners = {int(i): int(found.partner[i]) for i in tied}
    status = tuple(_WORDS[int(v)] for v in found.verdict)
    return Argmaxable(status, found.points, found.gaps, partners)
