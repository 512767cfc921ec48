"""The models that stand side by side: what each makes of a list of words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from lib.data.own_vectors import OwnVectors
from lib.data.quoted import E5_BASE, MINILM_L12, WORDS, QuotedScores
from lib.data.words import every_word
from lib.lessons.words.model import spread
from lib.lessons.words.model.spread import Band
from lib.maths.checks import Matrix
from lib.maths.vectors import cosines
from lib.refusals import Refused, Word

Facts = str | Word | Refused
Kind = Literal["computed", "quoted", "yours", "live"]
Live = Mapping[str, Mapping[str, NDArray[np.float32]]]
"""By model: vectors that an encoder gave just now, by text."""

SHIPPED = ("e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual", "GloVe-50")
QUOTED: dict[str, QuotedScores] = {"e5-base": E5_BASE, "multilingual L12": MINILM_L12}
OWN = "own"
PLACES = (*SHIPPED, *QUOTED, OWN)
"""Models that have a place in a link, in its order."""
TAU = {
    "e5-small": (0.01, "authors"),
    "e5-small-passage": (0.01, "authors"),
    "paraphrase-MiniLM-L3": (0.05, "library"),
    "all-MiniLM-L6": (0.05, "library"),
    "e5-base": (0.01, "author"),
    "multilingual L12": (0.05, "library"),
}
"""Training temperatures, and the key of who says so; other models have none that is known."""


@dataclass(frozen=True, eq=False)
class Model:
    """One model and what it makes of the m words of a list.

    key, title, kind : name in a link, name for readers, where its numbers come from
    facts : what it is: a name, or words by key
    cosines : shape (m, m); NaN where the model does not know a word
    vectors : shape (m, d), or None; NaN rows likewise; None for a model of which only
        scores were published
    table : (words, vectors), or None; all it has, to look for neighbours in
    band : the cosines of all pairs of its table
    """

    key: str
    title: str
    kind: Kind
    facts: Facts
    cosines: Matrix
    vectors: Matrix | None = None
    table: tuple[Sequence[str], NDArray[np.float32]] | None = None
    band: Band | None = None

    @property
    def known(self) -> NDArray[np.bool_]:
        """Which of the words the model knows, shape (m,)."""
        return ~np.isnan(np.diag(self.cosines))


def shipped(names: Sequence[str], live: Live) -> list[Model]:
    """The models of the shipped table, with what an encoder adds to them."""
    table = every_word()
    found = []
    for key in SHIPPED:
        vectors = table.vectors[key]
        rows = [vectors[row] if (row := table.row(name)) is not None else live.get(key, {}).get(name) for name in names]
        held = _stacked(rows, vectors.shape[1])
        facts = Word(f"encoders.{key}")
        band = spread.shipped(key)
        whole = (table.words, vectors)
        found.append(Model(key, key, "computed", facts, _cosines(held), held, whole, band))
    return found


def quoted(names: Sequence[str]) -> list[Model]:
    """The two models of which the discussion has scores: of "cat" with four words, no others."""
    found = []
    for key, scores in QUOTED.items():
        table = np.full((len(names), len(names)), np.nan)
        at = [names.index(word) if word in names else -1 for word in WORDS]
        if at[0] >= 0:
            for column, score in zip(at, scores.cosines, strict=True):
                if column >= 0:
                    table[at[0], column] = score
        found.append(Model(key, key, "quoted", scores.model, table))
    return found


def own(names: Sequence[str], title: str, mark: str, held: OwnVectors, rows: Mapping[str, int]) -> Model:
    """The reader's own vectors; a word is found as it is typed, or else in lower case."""
    at = [rows.get(name, rows.get(name.lower())) for name in names]
    vectors = held.vectors
    some = _stacked([None if i is None else vectors[i] for i in at], vectors.shape[1])
    facts = Refused("words.own-facts", rows=len(vectors), columns=vectors.shape[1])
    band = spread.own(mark, vectors)
    return Model(OWN, title, "yours", facts, _cosines(some), some, (held.words, vectors), band)


def live(names: Sequence[str], title: str, facts: Facts, found: Mapping[str, NDArray[np.float32]]) -> Model:
    """A model that only an encoder has: no table, so no band and no neighbours."""
    width = len(next(iter(found.values())))
    held = _stacked([found.get(name) for name in names], width)
    return Model(title, title, "live", facts, _cosines(held), held)


def drawn(models: Sequence[Model]) -> dict[str, str]:
    """Titles of the models that have vectors, by key."""
    return {model.key: model.title for model in models if model.vectors is not None}


def unknown(names: Sequence[str]) -> tuple[str, ...]:
    """The names that the shipped table does not have."""
    table = every_word()
    return tuple(name for name in names if table.row(name) is None)


def _stacked(rows: Sequence[NDArray[np.float32] | None], width: int) -> Matrix:
    missing = np.full(width, np.nan)
    return np.array([missing if row is None else row for row in rows], dtype=np.float64)


def _cosines(vectors: Matrix) -> Matrix:
    """Cosines of all pairs of rows; NaN where a row is missing or zero."""
    known = np.flatnonzero(~np.isnan(vectors).any(axis=1))
    table = np.full((len(vectors), len(vectors)), np.nan)
    if known.size:
        table[np.ix_(known, known)] = cosines(vectors[known])
    return table
