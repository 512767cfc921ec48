"""The shipped word tables: real words, their frequency ranks, their vectors by model."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data import byte_planes
from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache

FOLDER = ASSETS / "vectors"
CHINESE = re.compile("[\u3400-\u9fff]")
"""A character that Chinese is written in."""
Scalar = TypeVar("Scalar", bound=np.generic)


@dataclass(frozen=True, eq=False)
class WordTable:
    """n words, and what each model makes of them.

    words : n lower-case words
    ranks : shape (n,), place of each word in GloVe 6B (of a Chinese one in jieba's dictionary); 1 is the most frequent
    vectors : by model, shape (n, d), float32, row i for word i. Unit length where the model itself gives unit vectors
        (`manifest["models"][model]["unit"]`), its own lengths elsewhere
    manifest : where all this comes from: packages, versions, digests, licences, prefixes, date
    """

    words: tuple[str, ...]
    ranks: NDArray[np.int32]
    vectors: Mapping[str, NDArray[np.float32]]
    manifest: Mapping[str, Any]

    @cached_property
    def rows(self) -> Mapping[str, int]:
        """Row number of every word."""
        return {word: row for row, word in enumerate(self.words)}

    def row(self, word: str) -> int | None:
        """Row of `word`, upper or lower case and blanks around it aside; None if it is not here."""
        return self.rows.get(word.strip().lower())

    def vector(self, model: str, word: str) -> NDArray[np.float32] | None:
        """What a model makes of `word`; None if it is not here."""
        row = self.row(word)
        return None if row is None else self.vectors[model][row]


@shared_cache
def load_words() -> WordTable:
    """The words of which statistics are made, in order of frequency; a part of `every_word`."""
    whole = every_word()
    n = whole.manifest["words"]["counted"]
    vectors = {key: rows[:n] for key, rows in whole.vectors.items()}
    return WordTable(whole.words[:n], whole.ranks[:n], vectors, whole.manifest)


@shared_cache
def every_word() -> WordTable:
    """The words of `load_words`, then everyday nouns that can be asked for, in order of frequency.

    Read once for the whole process, and read-only; stored as float16 (cosines change by at most 0.0003).
    """
    return _read(FOLDER)


@shared_cache
def chinese_words() -> WordTable:
    """Everyday Chinese words under USE-multilingual: as `every_word`, and not read before somebody asks."""
    return _read(FOLDER / "zh")


def tables(texts: Iterable[str]) -> tuple[WordTable, ...]:
    """The shipped tables in which any of these texts can stand."""
    return (chinese_words(), every_word()) if any(map(CHINESE.search, texts)) else (every_word(),)


def _read(folder: Path) -> WordTable:
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    lines = (folder / manifest["words"]["file"]).read_text(encoding="utf-8").splitlines()
    words, ranks = zip(*(line.split("\t") for line in lines), strict=True)
    vectors = {key: _vectors(folder, facts) for key, facts in manifest["models"].items()}
    return WordTable(words, _frozen(np.array(ranks, dtype=np.int32)), vectors, manifest)


def _vectors(folder: Path, facts: Mapping[str, Any]) -> NDArray[np.float32]:
    rows, lengths = _stored(folder, facts)
    return _frozen(rows.astype(np.float32) / lengths[:, np.newaxis])


def stored(language: str, model: str) -> tuple[NDArray[np.float16], NDArray[np.float32]]:
    """Rows of the English ("en") or Chinese table as they are stored, shape (n, d), and what divides them, (n,)."""
    folder = FOLDER / "zh" if language == "zh" else FOLDER
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return _stored(folder, manifest["models"][model])


def _stored(folder: Path, facts: Mapping[str, Any]) -> tuple[NDArray[np.float16], NDArray[np.float32]]:
    rows: NDArray[np.float16] = byte_planes.load(folder / facts["file"])["vectors"]
    lengths = np.linalg.norm(rows.astype(np.float32), axis=1) if facts["unit"] else np.ones(len(rows), np.float32)
    return rows, lengths


def _frozen(array: NDArray[Scalar]) -> NDArray[Scalar]:
    array.setflags(write=False)
    return array


PAIRS = FOLDER / "pairs.json"
KINDS = ("synonyms", "opposites", "strangers")


@shared_cache
def pairs() -> dict[str, list[tuple[str, str]]]:
    """Pairs of the words of `load_words` by kind, as `tests/makers/make_pairs.py` has found them."""
    record = json.loads(PAIRS.read_text(encoding="utf-8"))
    return {kind: [(a, b) for a, b in record[kind]] for kind in KINDS}
