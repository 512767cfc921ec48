"""An output layer of one's own on the planes of the lessons that show one."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.data.arguments import each_of
from cosine_lab.data.classifiers import Classifier
from cosine_lab.data.heads.from_arrays import Labels, head_of, numbers_of
from cosine_lab.data.heads.reduced import Reduced, first_labels, reduced, reduction_notes
from cosine_lab.lessons import centre, rankings, rescale, sigmoid, translate
from cosine_lab.prose import Text
from cosine_lab.refusals import Word
from cosine_lab.surfaces import Surface

LEAST, MOST = 2, 12
"""Labels that a plane shows."""
_LABEL_LIST = "a list of labels to show"

SURFACES: Mapping[str, Callable[[Classifier, Text], Surface]] = {
    "centre": lambda model, text: centre.surface(model, centre.default(model), text),
    "rankings": lambda model, text: rankings.surface(model, rankings.default(model), text),
    "rescale": lambda model, text: rescale.surface(model, rescale.default(model), rescale.MOVES[0], text),
    "sigmoid": lambda model, text: sigmoid.surface(model, sigmoid.default(model), text),
    "translate": lambda model, text: translate.surface(model, translate.default(model), text, None),
}
"""What each of these lessons shows of a layer, for free play: its story is of another one."""


class Layer(NamedTuple):
    """The layer in a plane.

    notes : what that leaves out
    """

    reduced: Reduced
    notes: tuple[Word, ...]


def layer(
    W: ArrayLike,
    labels: Labels | None,
    X: ArrayLike | None,
    bias: ArrayLike | None,
    show: Sequence[int | str] | None,
    *,
    on_off: bool = False,
) -> Layer:
    """Read the arguments of `plane`, and `show` the labels in the plane that keeps most of them.

    on_off : whether each label is on or off by itself, where a softmax has one winner

    Raises
    ------
    ValueError
        If an argument cannot be shown; it names "plane", whoever was called.
    """
    head = head_of(W, bias, labels, X, binary=not on_off)
    chosen = first_labels(head, MOST) if show is None else numbers_of(each_of(show, _LABEL_LIST), head.labels)
    if not LEAST <= len(chosen) <= MOST or len({*chosen}) < len(chosen) or not {*chosen} <= {*range(len(head.labels))}:
        raise ValueError(
            f"plane needs {LEAST} to {MOST} different names of labels, or numbers below {len(head.labels)}, got {show}"
        )
    if len(np.unique(head.rows(*chosen), axis=0)) == 1:
        raise ValueError("plane needs labels with different rows, got rows that are all equal")
    plane = reduced(head, chosen, sigmoid=on_off, unmoved=True)
    return Layer(plane, reduction_notes(plane, head, sigmoid=on_off))
