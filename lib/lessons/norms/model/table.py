"""Words with vectors as the page uses them, and every remedy of these vectors, kept a while."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from lib import names
from lib.data.own_vectors import OwnVectors
from lib.data.words import load_words
from lib.lessons.norms.state import OWN, TABLES
from lib.maths.checks import Singles
from lib.maths.spaces.large import remedied_rows
from lib.maths.spaces.remedies import remedied
from lib.shared_cache import shared_cache
from lib.upload_quota import worked_out

MOST_ROWS = 5_000
MOST_NUMBERS = 4_000_000
"""Rows, and rows × columns, of which all pairs are looked at; of a larger table a sample."""
MOST_COUNTED = 50_000
"""Rows of which each is asked for its neighbours among all."""
_SEED = 0
_KEPT, _KEPT_LARGE, _RESULTS = 6, 2, 96
_NO_ROW = 1e-12
"""A row this short, in units of the longest, is zero: it has no angle."""

Result = TypeVar("Result")


class Own(Protocol):
    """A reader's upload: its name, a mark that tells it from any other, its words and vectors."""

    @property
    def name(self) -> str:
        """Of the file."""

    @property
    def mark(self) -> str:
        """Part of a cache's key."""

    @property
    def held(self) -> OwnVectors:
        """Words and vectors."""


@dataclass(frozen=True)
class Table:
    """n words and their vectors; tables are the same where their keys are.

    key : the model's name, or the mark of an upload
    title : what the page calls it
    words : n different words
    vectors : shape (n, d), float32, read-only
    ranks : frequency rank of each word, shape (n,); None where only the order of a file is known
    sample : row numbers, ascending, of the rows whose pairs are looked at: all n, or a random
        sample
    """

    key: str
    title: str = field(compare=False)
    words: tuple[str, ...] = field(compare=False)
    vectors: Singles = field(compare=False)
    ranks: NDArray[np.int32] | None = field(compare=False)
    sample: NDArray[np.intp] = field(compare=False)

    @cached_property
    def at(self) -> Mapping[str, int]:
        """Row number of every word."""
        return {word: row for row, word in enumerate(self.words)}

    @property
    def shape(self) -> tuple[int, int]:
        """Words, and numbers of each."""
        n, d = self.vectors.shape
        return n, d

    @cached_property
    def remedied(self) -> Callable[[str, int], Singles]:
        """Rows after a remedy and its k, shape (n, d); the last are kept.

        Rows shorter than 1e-12 of the longest are exactly 0: they have no direction.
        """
        return shared_cache(most=_KEPT)(self._remedied) if self.whole else partial(_large, self)

    @property
    def whole(self) -> bool:
        """Whether all pairs of its rows are looked at."""
        return len(self.sample) == len(self.words)

    @property
    def counted(self) -> bool:
        """Whether hubs are sought among all of its rows."""
        return len(self.words) <= MOST_COUNTED

    def kept(self, work: Callable[..., Result], *args: Hashable, **named: Hashable) -> Result:
        """What `work(self, *args)` gives, made once; 96 are kept as long as this table."""
        found: Result = self._results(work, *args, **named)
        return found

    @cached_property
    def _results(self) -> Callable[..., Any]:
        return shared_cache(most=_RESULTS)(lambda work, *args, **named: work(self, *args, **named))

    def row(self, word: str) -> int | None:
        """Row of a word, as it is written or in lower case; None if it is not here."""
        plain = names.normal(word)
        return self.at.get(plain, self.at.get(plain.lower()))

    def _remedied(self, remedy: str, k: int) -> Singles:
        rows = self.vectors if remedy == "raw" else remedied(remedy, self.vectors, k)  # raw ones are not kept twice
        return _directed(rows).astype(np.float32, copy=False)


@worked_out
@shared_cache(most=_KEPT_LARGE)
def _large(table: Table, remedy: str, k: int) -> Singles:
    """Of large tables the last two are kept, whosever they are: each may take 160 MB."""
    return _directed(remedied_rows(remedy, table.vectors, k))


_OWN: WeakKeyDictionary[OwnVectors, Table] = WeakKeyDictionary()


@shared_cache
def shipped(model: str) -> Table:
    """The shipped table of a model."""
    held = load_words()
    everything = np.arange(len(held.words))
    return Table(model, model, held.words, held.vectors[model], held.ranks, everything)


def chosen(source: str, own: Own | None) -> Table:
    """The table of a source: the reader's own where it is asked for and there is one."""
    if source == OWN and own is not None:
        return of_reader(own.mark, own.name, own.held)
    return shipped(source if source in TABLES else TABLES[0])


def of_reader(mark: str, name: str, held: OwnVectors) -> Table:
    """A reader's own table, all of it; of more than 5,000 rows, or 4 million numbers, a sample.

    Made once for an upload, and forgotten with it.
    """
    if held not in _OWN:
        sample = _sampled(*held.vectors.shape)
        _OWN[held] = Table(mark, name, held.words, held.vectors, None, sample)
    return _OWN[held]


def _sampled(n: int, d: int) -> NDArray[np.intp]:
    most = min(MOST_ROWS, max(2, MOST_NUMBERS // d), n)
    if most == n:
        return np.arange(n)
    return np.sort(np.random.default_rng(_SEED).choice(n, most, replace=False))


def _directed(rows: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    """The rows, those exactly 0 that are too short to have a direction."""
    length = np.sqrt(np.einsum("ij,ij->i", rows, rows, dtype=np.float64))
    short = length <= _NO_ROW * length.max()
    if short.any():
        rows = np.where(short[:, np.newaxis], 0, rows)
    return rows
