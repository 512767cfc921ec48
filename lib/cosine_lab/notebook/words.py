"""Scores of one's own words in a notebook's cell."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, ClassVar
from xml.etree.ElementTree import Element

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from cosine_lab import prose
from cosine_lab.api import known_language, speaking
from cosine_lab.data.arguments import each_of, need
from cosine_lab.data.labelled_pairs import table_of
from cosine_lab.data.own_vectors import FEWEST, OwnVectors, Words, check_shape, in_row
from cosine_lab.figures import still
from cosine_lab.lessons.words import own_scores
from cosine_lab.lessons.words.model.models import Model
from cosine_lab.lessons.words.state import MOST_TAU, MOST_WORDS
from cosine_lab.maths.spaces.centring import unit_length
from cosine_lab.maths.spaces.similarity import min_max
from cosine_lab.notebook import stills
from cosine_lab.notebook.own import Own, titled
from cosine_lab.notebook.traits import Number
from cosine_lab.refusals import Word

_KIND = Word("uploads.file")


class Scores(Own):
    """Scores of one word with the others of a list.

    Attributes
    ----------
    query : str
        The word whose scores are shown; one of the list.
    own : bool
        Whether it is in its own list.
    tau : float
        Temperature of the softmax, above 0 and up to 2; 0 for none.
    cosines, scaled, percentiles : {word: float}, read only
        With the query; min–max scaled over the list (None where all are equal); the percentage of all pairs of
        vectors with a lower cosine (without the query itself).
    """

    SET: ClassVar[Mapping[str, str]] = {
        "query": "one of its words",
        "own": "True or False",
        "tau": f"a number from 0 to {MOST_TAU:g}",
    }
    query = traitlets.Unicode()
    own = traitlets.Bool()
    tau = Number()
    cosines: "traitlets.Dict[str, float]" = traitlets.Dict(read_only=True)
    scaled: "traitlets.Dict[str, float | None]" = traitlets.Dict(read_only=True)
    percentiles: "traitlets.Dict[str, float]" = traitlets.Dict(read_only=True)

    def __init__(self, words: Sequence[str], model: Model, language: str) -> None:
        self._words, self._model = tuple(words), model
        super().__init__("words", own_scores.surface(words, model, prose.text("words", language)), language)

    def picture(self) -> Element:  # noqa: D102 - as of `Own`
        title = prose.text("notebook", self._language)("scores-still", words=self._words)
        return still.heat(self._model.cosines, self._words, title, stills.LOOK)

    def traits_of_state(self) -> dict[str, Any]:  # noqa: D102
        state = self.state
        at = min(state.query, len(self._words) - 1)
        listed = [k for k in range(len(self._words)) if state.own or k != at]
        scores, band = self._model.cosines[at], self._model.band
        differ = len({*scores[listed]}) > 1
        scaled = min_max(scores[listed]).tolist() if differ else [None] * len(listed)
        others = [k for k in listed if k != at]
        below = [] if band is None else band.percentiles(scores[others]).tolist()
        return {
            "query": self._words[at],
            "own": bool(state.own),
            "tau": state.tau,
            "cosines": {self._words[k]: float(scores[k]) for k in listed},
            "scaled": dict(zip([self._words[k] for k in listed], scaled, strict=True)),
            "percentiles": dict(zip([self._words[k] for k in others], below, strict=bool(below))),
        }

    def chosen(self) -> dict[str, Any]:  # noqa: D102
        return {"query": self._words.index(self.query), "own": int(self.own), "tau": self.tau}


@speaking("scores")
def scores(
    words: Iterable[str], vectors: Mapping[str, ArrayLike], *, title: str = "", language: str = prose.ENGLISH
) -> Scores:
    """The explorer of the lesson Words over your own words: cosine, min–max, place among all pairs, histogram.

    Parameters
    ----------
    words : 2 to 24 different texts
        Each has a vector; the first is the query to begin with.
    vectors : by text, shape (d,) each
        All of them make "all pairs" (of 3,000, evenly spread, where there are more). One of length zero is left out.
    title : of the vectors, optional
    language : str

    Raises
    ------
    ValueError
        If an argument cannot be shown, in a sentence that says what was needed and what came.
    """
    known_language(language)
    texts = each_of(words, "words that are texts", str)
    fits = FEWEST <= len(texts) <= MOST_WORDS and len({*texts}) == len(texts)
    need(fits, f"{FEWEST} to {MOST_WORDS} different words", texts)
    rows, W = table_of(vectors, [[each, each, None] for each in texts], "raw", 0)
    if unknown := [each for each in texts if each not in rows]:
        raise ValueError(f"this needs a vector for each word, got none for {', '.join(map(repr, unknown))}")
    known = [text for text, at in rows.items() if W[at].any()]
    own = _own_vectors(known, unit_length(W[[rows[each] for each in known]]).astype(np.float32))
    names = dict(zip(known, own.words, strict=True))
    mark = sha256(own.vectors.tobytes() + repr(own.words).encode()).hexdigest()
    listed = [names[each] for each in texts]
    return Scores(listed, own_scores.model(listed, titled(title, language), mark, own), language)


def _own_vectors(texts: list[str], rows: NDArray[np.float32]) -> OwnVectors:
    """Vectors whose words can be shown."""
    check_shape(_KIND, *rows.shape)
    words = Words(_KIND, in_row)
    for each in texts:
        words.add(each)
    return OwnVectors(words.all(), rows)
