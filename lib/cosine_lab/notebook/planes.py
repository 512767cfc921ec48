"""A classifier of one's own in a notebook's cell, whose origin and arrows are dragged and read."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar
from xml.etree.ElementTree import Element

import numpy as np
import traitlets
from numpy.typing import ArrayLike

from cosine_lab import prose
from cosine_lab.api import known_language, speaking
from cosine_lab.data.heads.from_arrays import Labels
from cosine_lab.figures import still
from cosine_lab.maths.vectors import cosines
from cosine_lab.notebook import stills
from cosine_lab.notebook.layers import SURFACES, Layer, layer
from cosine_lab.notebook.own import Own
from cosine_lab.notebook.traits import Number, Numbers


class Plane(Own):
    """A softmax classifier of one's own on two planes, with origin and arrows to be dragged.

    Attributes
    ----------
    translation : (float, float)
        The vector that is added to all unembeddings.
    unembeddings : n rows of two floats
        Before the translation.
    pair : (int, int)
        Numbers of the two labels whose cosine is asked for.
    cosines : n rows of n floats, read only
        Of all pairs, in the plane, after the translation; None where a row has length zero. Where `kept` is less than
        1, those of the layer are others.
    kept : float
        Share of the squared length of the rows' differences that the plane shows; 1 for two dimensions.
    agreed : float
        Share of the inputs for which the plane, which has no bias, predicts the same of its labels as the layer does.
    """

    translation = Numbers(Number(), Number())
    unembeddings = Numbers()
    pair = Numbers(traitlets.Int(), traitlets.Int())
    cosines = Numbers(read_only=True)
    kept = Number(read_only=True)
    agreed = Number(read_only=True)

    SET: ClassVar[Mapping[str, str]] = {
        "translation": "two numbers from −100 to 100",
        "unembeddings": "two numbers from −100 to 100 for each shown label",
        "pair": "two different numbers of shown labels, from 0",
    }

    def __init__(self, layer: Layer, language: str) -> None:
        self._reduced = layer.reduced
        surface = SURFACES["translate"](layer.reduced.classifier, prose.text("translate", language))
        super().__init__("translate", surface, language, layer.notes)

    def picture(self) -> Element:  # noqa: D102 - as of `Own`
        state = self.state
        title = prose.text("notebook", self._language)("plane-still", labels=state.labels)
        drawn = still.arrows(state.unembeddings, state.labels, np.negative(state.shift), title, stills.LOOK)
        return still.headed(drawn, title, *self.notes)

    def traits_of_state(self) -> dict[str, Any]:  # noqa: D102
        state = self.state
        table = cosines(np.array(state.unembeddings) + state.shift)
        return {
            "translation": state.shift,
            "unembeddings": state.unembeddings,
            "pair": state.pair,
            "cosines": [[None if np.isnan(each) else float(each) for each in row] for row in table],
            "kept": self._reduced.energy,
            "agreed": self._reduced.agreed,
        }

    def chosen(self) -> dict[str, Any]:  # noqa: D102
        rows = self.unembeddings
        if [len(row) for row in rows] != [2] * len(self.state.labels):
            raise ValueError(rows)
        return {"shift": self.translation, "unembeddings": rows, "pair": self.pair}


@speaking("plane")
def plane(
    W: ArrayLike,
    labels: Labels | None = None,
    X: ArrayLike | None = None,
    bias: ArrayLike | None = None,
    *,
    show: Sequence[int | str] | None = None,
    language: str = prose.ENGLISH,
) -> Plane:
    """Your own unembeddings on two planes.

    Parameters
    ----------
    W : (n, d) array
        A row a label. Two dimensions are shown as they are. Of more, the plane is the one that keeps most of the
        rows' differences; `kept` says how much that is. There, and where a row is longer than 50, rows are turned
        and rescaled together, which changes no cosine between rows in the plane.
    labels : n different names or whole numbers, or a mapping from the numbers of rows to these, optional
    X : (m, d) array, optional
        Hidden vectors to show as points; else some are drawn at random.
    bias : (n,) array, optional
        A plane has none: it is left out of the picture, which says so. `agreed` counts the inputs for which that
        changes no prediction, `kept` does not.
    show : names of labels, or their numbers from 0, optional
        Two to twelve with different rows; else the first twelve.
    language : str

    Raises
    ------
    ValueError
        If an argument cannot be shown, in a sentence that says what was needed and what came.
    """
    known_language(language)
    return Plane(layer(W, labels, X, bias, show), language)
