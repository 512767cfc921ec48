"""A line over one's own labelled pairs in a notebook's cell."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar
from xml.etree.ElementTree import Element

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab import prose
from cosine_lab.api import known_language, speaking
from cosine_lab.data.arguments import need
from cosine_lab.data.labelled_pairs import Labelled, labelled
from cosine_lab.figures import still
from cosine_lab.lessons.threshold import own_line
from cosine_lab.maths.spaces.line import best_line, line_at
from cosine_lab.maths.spaces.remedies import VECTORS
from cosine_lab.notebook import stills
from cosine_lab.notebook.own import Own, titled
from cosine_lab.notebook.traits import Number

MOST_PAIRS = 5_000
"""Dots that move with a finger; `threshold` takes any number."""


class Line(Own):
    """A line over the cosines of labelled pairs; pairs at or above it are called the same.

    Attributes
    ----------
    line : float
        A cosine, in [−1, 1].
    precision, recall, f1 : float, read only
        What the line comes to; no precision (None) where no pair is at or above it.
    pairs : int
        How many are drawn.
    unknown : tuple of str
        Texts without a vector, whose pairs are left out.
    """

    SET: ClassVar[Mapping[str, str]] = {"line": "a cosine from −1 to 1"}
    line = Number()
    precision = Number(read_only=True, allow_none=True)
    recall = Number(read_only=True)
    f1 = Number(read_only=True)

    def __init__(self, pairs: Labelled, title: str, language: str) -> None:
        self._pairs = pairs
        self.pairs, self.unknown = len(pairs.texts), pairs.unknown
        super().__init__("threshold", own_line.surface(pairs, title), language)

    @property
    def best(self) -> float:
        """The line with the largest F1 (of several the lowest)."""
        return best_line(self._pairs.scores, self._pairs.same).line

    @property
    def wrong(self) -> list[tuple[str, str, bool, float]]:
        """Pairs on the wrong side of the line: both texts, whether they are the same, their cosine."""
        _, scores, same, _ = self._pairs
        crossed = np.flatnonzero(same != (scores >= self.line))
        return [(*self._pairs.texts[k], bool(same[k]), float(scores[k])) for k in crossed]

    def picture(self) -> Element:  # noqa: D102 - as of `Own`
        text = prose.text("notebook", self._language)
        drawn = stills.parted(self._pairs.scores, self._pairs.same, self.line, text)
        return still.headed(drawn, text("line-at", line=self.line), text("line-still"))

    def traits_of_state(self) -> dict[str, Any]:  # noqa: D102
        estimate = line_at(self._pairs.scores, self._pairs.same, self.state.line)
        return estimate._asdict() | {"precision": None if np.isnan(estimate.precision) else estimate.precision}

    def chosen(self) -> dict[str, Any]:  # noqa: D102
        return {"line": self.line}


@speaking("line")
def line(
    pairs: Iterable[tuple[str, str, bool]],
    vectors: Mapping[str, ArrayLike],
    remedy: str = "raw",
    *,
    k: int = 1,
    title: str = "",
    language: str = prose.ENGLISH,
) -> Line:
    """The lesson Threshold's line over your own labelled pairs; it begins where F1 is largest.

    Parameters
    ----------
    pairs : of two texts and whether they are the same
        Up to 5,000 with vectors; both labels occur among them.
    vectors : by text, shape (d,) each
    remedy, k : as of `threshold`
        One of those whose scores are cosines.
    title : of the vectors, optional
    language : str

    Raises
    ------
    ValueError
        If an argument cannot be shown, in a sentence that says what was needed and what came.
    """
    known_language(language)
    need(remedy in VECTORS, f"a remedy whose scores are cosines, one of {', '.join(VECTORS)}", remedy)
    labelled_pairs = labelled(pairs, vectors, remedy, k)
    need(
        len(labelled_pairs.texts) <= MOST_PAIRS,
        f"at most {MOST_PAIRS:,} pairs (`threshold` takes more)",
        len(labelled_pairs.texts),
    )
    need(np.ptp(labelled_pairs.scores) > 0, "pairs whose cosines differ", float(labelled_pairs.scores[0]))
    return Line(labelled_pairs, titled(title, language), language)
