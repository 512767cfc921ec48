"""What a move of a classifier did: the cosine of a pair, and how far the model moved."""

from collections.abc import Callable
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths import checks
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.classifier.any_cosine import Comparison
from cosine_lab.maths.vectors import cosines
from tests.oracles.sigmoid import compare_label_sets, sigmoids
from tests.oracles.softmax import compare, probabilities

Head = Literal["softmax", "sigmoid"]
"""What is made of the logits."""
HEADS: dict[Head, tuple[Callable[[ArrayLike, ArrayLike], Matrix], Callable[[ArrayLike, ArrayLike], Comparison]]] = {
    "softmax": (probabilities, compare),
    "sigmoid": (sigmoids, compare_label_sets),
}
"""Probabilities of embeddings, and how two tables of them differ."""


class Effect(NamedTuple):
    """What a reader sees of a move.

    Attributes
    ----------
    before, after : float or None
        Cosine of the pair, in [−1, 1]; None where it is undefined.
    max_dp : float
        Largest change of a probability, in [0, 1].
    changed : int
        Embeddings whose predicted label, or set of labels, changed.
    max_dcos : float
        Largest change of a cosine that is defined before and after, in [0, 2].
    """

    before: float | None
    after: float | None
    max_dp: float
    changed: int
    max_dcos: float


def effect(
    before: tuple[ArrayLike, ArrayLike],
    after: tuple[ArrayLike, ArrayLike],
    pair: tuple[int, int],
    head: Head = "softmax",
) -> Effect:
    """Compare two models, each given as unembeddings (n, d) and embeddings (N, d).

    Parameters
    ----------
    before, after : pair of array_like
    pair : two label numbers
    head : Head

    Raises
    ------
    ValueError
        Where the two do not answer the same number of embeddings by the same number of labels.
    """
    (W0, X0), (W1, X1) = before, after
    chances, differ = HEADS[head]
    models = differ(chances(W0, X0), chances(W1, X1))
    old, new = cosines(checks.matrix("effect", W0)), cosines(checks.matrix("effect", W1))
    moved = np.abs(new - old)
    known = moved[np.isfinite(moved)]
    return Effect(
        before=_known(old[pair]),
        after=_known(new[pair]),
        max_dp=models.max_dp,
        changed=models.changed,
        max_dcos=float(known.max(initial=0.0)),
    )


def _known(cosine: float) -> float | None:
    return None if np.isnan(cosine) else float(cosine)
