"""The models that stand side by side: what each makes of a list of words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.own_vectors import OwnVectors
from cosine_lab.data.quoted import E5_BASE, MINILM_L12, WORDS, QuotedScores
from cosine_lab.data.words import WordTable, chinese_words, every_word, tables
from cosine_lab.lessons.words.model import spread
from cosine_lab.lessons.words.model.spread import Band
from cosine_lab.lessons.words.state import CHINESE_PLACE
from cosine_lab.maths.checks import Matrix
from cosine_lab.maths.spaces.neighbours import Nearest, nearest
from cosine_lab.maths.vectors import cosines
from cosine_lab.refusals import Refused, Word
from cosine_lab.shared_cache import shared_cache

Facts = str | Word | Refused
Kind = Literal["computed", "quoted", "yours", "live"]
Live = Mapping[str, Mapping[str, NDArray[np.float32]]]
"""By model: vectors that an encoder gave just now, by text."""

SHIPPED = ("e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual", "GloVe-50")
QUOTED: dict[str, QuotedScores] = {"e5-base": E5_BASE, "multilingual L12": MINILM_L12}
USE, CHINESE = "USE-multilingual", "USE-multilingual-zh"
"""One model, over two tables."""
OWN = "own"
NEIGHBOURS = 10
_DIGITS = 12  # beyond these cosines of equal pairs differ by rounding
PLACES = {key: bit for bit, key in enumerate((*SHIPPED, *QUOTED, OWN))} | {CHINESE: CHINESE_PLACE}
"""Models that have a place in a link, and which."""
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
    title: str | Word
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

    @property
    def stored(self) -> str | None:
        """By what name its table is shipped, if it is."""
        return stored(self.key) if self.kind == "computed" else None

    def near(self, at: int) -> list[tuple[str, float]] | None:
        """The ten words of its table nearest to one of the list, itself left out, and their cosines; None of none."""
        if self.table is None or self.vectors is None or not self.known[at]:
            return None
        words, vectors = self.table
        query = self.vectors[at]
        neighbours = (
            _near_shipped(self.key, query.tobytes()) if self.stored else nearest(vectors, query, NEIGHBOURS + 1)
        )
        pairs = zip(neighbours.rows.tolist(), neighbours.cosines.tolist(), strict=True)
        others = [
            (words[row], each) for row, each in pairs if not np.array_equal(vectors[row], query.astype(np.float32))
        ]
        return others[:NEIGHBOURS]


def shipped(names: Sequence[str], live: Live) -> list[Model]:
    """The models of the shipped tables, with what encoders add; for a list with Chinese words, theirs first."""
    results = [_shipped(key, key, (every_word(),), names, live) for key in SHIPPED]
    both = tables(names)
    return [_shipped(CHINESE, USE, both, names, live), *results] if len(both) > 1 else results


def unasked() -> Model:
    """The model of Chinese words, of no list in particular."""
    title, facts = Word(f"encoders.{CHINESE}-title"), Word(f"encoders.{CHINESE}")
    return Model(CHINESE, title, "computed", facts, np.zeros((0, 0)), band=spread.shipped(CHINESE))


def _shipped(key: str, model: str, word_tables: Sequence[WordTable], names: Sequence[str], live: Live) -> Model:
    """A model over the first of these tables; a name is looked up in all, and then in what the model's encoder gave."""
    words, vectors = word_tables[0].words, word_tables[0].vectors[model]
    encoded = live.get(model, {})
    rows = [
        next((v for each in word_tables if (v := each.vector(model, name)) is not None), encoded.get(name))
        for name in names
    ]
    some = _stacked(rows, vectors.shape[1])
    title = key if key == model else Word(f"encoders.{key}-title")
    facts, whole = Word(f"encoders.{key}"), (words, vectors)
    return Model(key, title, "computed", facts, _cosines(some), some, whole, spread.shipped(key))


@shared_cache(most=256)
def _near_shipped(key: str, query: bytes) -> Nearest:
    """A shipped table's nearest rows: a class asks for the same words. An own table is not kept."""
    table = chinese_words() if key == CHINESE else every_word()
    return nearest(table.vectors[stored(key)], np.frombuffer(query), NEIGHBOURS + 1)


def stored(key: str) -> str:
    """By what name a shipped model's vectors are stored."""
    return USE if key == CHINESE else key


def quoted(names: Sequence[str]) -> list[Model]:
    """The two models of which the discussion has scores: of "cat" with four words, no others."""
    results = []
    for key, scores in QUOTED.items():
        table = np.full((len(names), len(names)), np.nan)
        for word, score in zip(WORDS, scores.cosines, strict=True):
            if WORDS[0] in names and word in names:
                table[names.index(WORDS[0]), names.index(word)] = score
        results.append(Model(key, key, "quoted", scores.model, table))
    return results


def own(names: Sequence[str], title: str, mark: str, table: OwnVectors, rows: Mapping[str, int]) -> Model:
    """The reader's own vectors; a word is found as it is typed, or else in lower case."""
    at = [rows.get(name, rows.get(name.lower())) for name in names]
    vectors = table.vectors
    some = _stacked([None if i is None else vectors[i] for i in at], vectors.shape[1])
    band, size = spread.own(mark, vectors), {"rows": len(vectors), "columns": vectors.shape[1]}
    cut = band is not None and band.rows < len(vectors)
    facts = (
        Word("words.own-facts-cut", {**size, "counted": band.rows}) if band and cut else Word("words.own-facts", size)
    )
    return Model(OWN, title, "yours", facts, _cosines(some), some, (table.words, vectors), band)


def live(names: Sequence[str], title: str, facts: Facts, vectors: Mapping[str, NDArray[np.float32]]) -> Model:
    """A model that only an encoder has: no table, so no band and no neighbours."""
    rows = _stacked([vectors.get(name) for name in names], len(next(iter(vectors.values()))))
    return Model(title, title, "live", facts, _cosines(rows), rows)


def unknown(names: Sequence[str]) -> tuple[str, ...]:
    """The names that no shipped table has."""
    return tuple(name for name in names if all(table.row(name) is None for table in tables([name])))


def _stacked(rows: Sequence[NDArray[np.float32] | None], width: int) -> Matrix:
    missing = np.full(width, np.nan)
    return np.array([missing if row is None else row for row in rows], dtype=np.float64)


def _cosines(vectors: Matrix) -> Matrix:
    """Cosines of all pairs of rows, so that equal ones are equal; NaN where a row is missing or zero."""
    known = np.flatnonzero(~np.isnan(vectors).any(axis=1))
    table = np.full((len(vectors), len(vectors)), np.nan)
    if known.size:
        table[np.ix_(known, known)] = np.round(cosines(vectors[known]), _DIGITS)
    return table
