"""Words' tables over a caller's own words and vectors alone."""

from collections.abc import Sequence
from dataclasses import replace

from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.lessons.words.model import lists, models
from cosine_lab.lessons.words.model.lookup import Lookup
from cosine_lab.lessons.words.model.models import Model
from cosine_lab.lessons.words.state import OWN_PLACE, default
from cosine_lab.lessons.words.surface import Choices, Scores
from cosine_lab.lessons.words.surface import surface as tables
from cosine_lab.prose import Text
from cosine_lab.surfaces import Surface


def model(words: Sequence[str], title: str, mark: str, vectors: OwnVectors) -> Model:
    """What the vectors make of the words, each of which has one; `mark` tells these vectors from any other."""
    return models.own(words, title, mark, vectors, {word: row for row, word in enumerate(vectors.words)})


def surface(words: Sequence[str], of: Model, text: Text) -> Surface:
    """The first word's scores to begin with: nothing to type, to add or to choose among models."""
    typed = ", ".join(map(lists.written, words))
    start = replace(default(), models=1 << OWN_PLACE, own=0)
    base = tables(Lookup(typed, tuple(words), len(words), (of,), {}), start, start, text)
    layout = {**base.layout, "asks": [Choices()], "cards": [Scores()]}
    return replace(base, layout={name: layout[name] for name in ("asks", "said", "cards", "views", "row")})
