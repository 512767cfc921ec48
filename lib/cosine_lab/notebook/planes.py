"""A classifier of one's own in a notebook's cell, whose origin and arrows are dragged and read."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike

from cosine_lab import links, prose
from cosine_lab.api import speaking
from cosine_lab.data.classifiers import Classifier
from cosine_lab.data.heads.from_arrays import Labels, head_of
from cosine_lab.data.heads.reduced import first_labels, reduced
from cosine_lab.lessons import translate
from cosine_lab.maths.vectors import cosines
from cosine_lab.notebook.lessons import Lesson

_FREE = "guide=0"
LEAST, MOST = 2, 12
"""Labels that a plane shows."""


class Plane(Lesson):
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
        Of all pairs, after the translation; None where a row has length zero.
    kept : float
        Share of the squared length of the rows' differences that the plane shows; 1 for two dimensions.
    """

    translation = traitlets.Tuple(traitlets.Float(), traitlets.Float())
    unembeddings = traitlets.List(traitlets.List(traitlets.Float()))
    pair = traitlets.Tuple(traitlets.Int(), traitlets.Int())
    cosines: traitlets.List[list[float | None]] = traitlets.List(read_only=True)

    def __init__(self, classifier: Classifier, language: str, kept: float = 1.0) -> None:
        text = prose.text("translate", language)
        surface = translate.surface(classifier, translate.default(classifier), text, None)
        self._following = False
        super().__init__("translate", surface, language, _FREE)
        self.kept = kept
        self._follow()
        self.observe(lambda _: self._follow(), "link")
        self.observe(self._lead, ["translation", "unembeddings", "pair"])

    def _follow(self) -> None:
        """Have the traits say what the link does."""
        state = self.state
        with self._quiet():
            self.translation = state.shift
            self.unembeddings = [list(row) for row in state.unembeddings]
            self.pair = state.pair
            held = cosines(np.array(state.unembeddings) + state.shift)
            self.set_trait("cosines", [[None if np.isnan(each) else float(each) for each in row] for row in held])

    def _lead(self, change: Mapping[str, Any]) -> None:
        """Have the link say what a cell has set; what the plane cannot hold is taken back, and said."""
        if self._following:
            return
        changed = {
            "shift": tuple(self.translation),
            "unembeddings": tuple(tuple(row) for row in self.unembeddings),
            "pair": tuple(self.pair),
        }
        try:
            self.link = links.encode(replace(self.state, **changed), self._surface.defaults.labels)
        except (ValueError, traitlets.TraitError):
            self._follow()
            raise ValueError(f"plane cannot hold {change['name']} = {change['new']!r}") from None

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        self._following = True
        try:
            yield
        finally:
            self._following = False


@speaking("plane")
def plane(
    W: ArrayLike,
    labels: Labels | None = None,
    X: ArrayLike | None = None,
    bias: ArrayLike | None = None,
    *,
    show: Sequence[int] | None = None,
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
        A plane has none: it is left out, and `kept` does not count it.
    show : numbers of labels from 0, optional
        Two to twelve with different rows; else the first twelve.
    language : str

    Raises
    ------
    ValueError
        If an argument cannot be shown, in a sentence that says what was needed and what came.
    """
    head = head_of(W, bias, labels, X)
    chosen = list(show) if show is not None else first_labels(head, MOST)
    if not LEAST <= len(chosen) <= MOST or len({*chosen}) < len(chosen) or not {*chosen} <= {*range(len(head.labels))}:
        raise ValueError(
            f"plane needs {LEAST} to {MOST} different numbers of labels below {len(head.labels)}, got {chosen}"
        )
    if len(np.unique(head.rows(*chosen), axis=0)) == 1:
        raise ValueError("plane needs labels with different rows, got rows that are all equal")
    found = reduced(head, chosen, as_given=True)
    return Plane(found.classifier, language, found.kept)
