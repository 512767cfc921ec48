"""Which labels can win, at which embedding, and which two can tie for it: of any classifier."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Done, Matrix, Vector
from cosine_lab.maths.rankings.decisions.cone_feasibility import decide
from cosine_lab.maths.rankings.decisions.hull_vertices import NO, OPEN, TIE, YES, Winners, winners
from cosine_lab.maths.rankings.decisions.integers import MOST, MOST_DIMENSIONS
from cosine_lab.maths.rankings.decisions.numeric_model import NumericModel

_WORDS = {NO: "no", YES: "yes", TIE: "tie", OPEN: "undecided"}


class Argmaxable(NamedTuple):
    """What `argmaxable` says of n labels.

    status : (n,) "yes" wins strictly for some embedding; "no" never does; "tie" has a partner with
        the same row (for computed numbers: the same up to `TOLERANCE`) and wins with it alone;
        "undecided" where nothing could be proved
    points : (n, d) for "yes" an embedding at which it wins (unit length without bias); else NaN, as
        for typed labels that no float shows to win; (0, d) where they would be more than two million numbers
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


def argmaxable(W: ArrayLike, bias: ArrayLike | None = None, *, progress: Done | None = None) -> Argmaxable:
    """Labels i with w_i·x + b_i > w_j·x + b_j for all j ≠ i at some x: the vertices of conv(W).

    Parameters
    ----------
    W : (n, d) array
        Unembeddings, of any size (30 000 labels in 256 dimensions: half a minute).
    bias : (n,) array, optional
        One bias for each label.
    progress : callable, optional
        Told the fraction done, now and then; it may raise to cancel.

    Notes
    -----
    Grivas, Bogoychev and Lopez (2022), Low-rank softmax can have unargmaxable classes in theory
    but rarely in practice. A row inside the hull, or on an edge but no corner, never wins
    strictly. "yes" and "no" are proved; what counts as typed or computed is in docs/adr/0006.
    """
    W = checks.matrix("argmaxable", W, "unembeddings", single=True)
    b = None if bias is None else checks.vector("argmaxable", bias, "a bias", len(W))
    result = winners(NumericModel(W, b), progress)
    tied = np.flatnonzero(result.verdict == TIE)
    partners = {int(i): int(result.partner[i]) for i in tied}
    status = tuple(_WORDS[int(v)] for v in result.verdict)
    return Argmaxable(status, result.points, result.gaps, partners)


def tie_for_top(W: ArrayLike, bias: ArrayLike | None = None, *, progress: Done | None = None) -> list[tuple[int, int]]:
    """Pairs i < j with w_i·x + b_i = w_j·x + b_j > all other logits at some x.

    They are the edges of the convex hull of the rows that contain no further row; in the plane,
    neighbours on the hull. No translation and no invertible map changes them.

    Parameters
    ----------
    W : (n, d) array
        Unembeddings. Each pair of argmaxable labels is a question of its own: a second for 64 labels in 64 dimensions.
    bias : (n,) array, optional
        One bias for each label.
    progress : callable, optional
        Told the fraction done, now and then; it may raise to cancel.

    Raises
    ------
    ValueError
        For input that is no classifier, and for more than 64 labels where floats cannot tell.
    """
    reading, result = _classifier("tie_for_top", W, bias)
    tops = np.flatnonzero(result.verdict != NO)
    pairs = []
    for k, i in enumerate(tops):
        if progress is not None:
            progress(k / len(tops))
        pairs += [(int(i), int(j)) for j in tops[k + 1 :] if _tie(reading, result, int(i), int(j))]
    return pairs


def _tie(reading: NumericModel, result: Winners, i: int, j: int) -> bool:
    """Whether i and j, and nobody else, are on top together somewhere."""
    rest = np.delete(np.arange(reading.n), [i, j])
    others = result.groups[rest]
    if ((others == result.groups[i]) | (others == result.groups[j])).any():
        return False
    answer = decide(reading, np.full(len(rest), i), rest, tie=(i, j))
    if answer.open:
        raise ValueError(
            f"tie_for_top needs {MOST} labels, or labels in {MOST_DIMENSIONS} dimensions, at most, "
            f"got {reading.n} in {reading.dimensions}"
        )
    return answer.ok is True


def _classifier(function: str, W: ArrayLike, bias: ArrayLike | None) -> tuple[NumericModel, Winners]:
    W = checks.matrix(function, W, "unembeddings")
    b = None if bias is None else checks.vector(function, bias, "a bias", len(W))
    reading = NumericModel(W, b)
    return reading, winners(reading)
