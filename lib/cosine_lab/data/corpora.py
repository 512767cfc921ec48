"""The shipped text: the King James Bible, a verse a sentence, in parts worth training on."""

import bz2
import difflib
import json
import re
from array import array
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache

FOLDER = ASSETS / "corpora"
NEAR = 4  # words offered for one that is not in the text
_WORD = re.compile(r"[a-z]+(?:'[a-z]+)?")


@dataclass(frozen=True, eq=False)
class Corpus:
    """A text as numbers.

    Attributes
    ----------
    slug : str
        Name in links; assets/prose/corpora holds its title.
    words : tuple of str
        Every word of the text, lower case, the most frequent first (ties by the alphabet).
    tokens : ndarray of shape (t,)
        Word number at each place of the text, so that `tokens < n` are the n most frequent words.
    sentences : ndarray of shape (t,)
        Sentence (verse) number of each place.
    """

    slug: str
    words: tuple[str, ...]
    tokens: NDArray[np.int32]
    sentences: NDArray[np.int32]

    @cached_property
    def rows(self) -> dict[str, int]:
        """Number of every word."""
        return {word: row for row, word in enumerate(self.words)}

    @cached_property
    def counts(self) -> NDArray[np.int64]:
        """How often each word stands in the text."""
        return np.bincount(self.tokens, minlength=len(self.words))

    def near(self, word: str, among: int) -> list[str]:
        """Up to four words spelt like `word` among the most frequent ones, the likest first."""
        return difflib.get_close_matches(word.lower(), self.words[:among], n=NEAR, cutoff=0.5)


@shared_cache
def corpus(slug: str) -> Corpus:
    """The part of that name, read once a process; its arrays are read-only.

    Raises
    ------
    ValueError
        If no part has that name.
    """
    facts = manifest()
    if slug not in facts["parts"]:
        raise ValueError(f"corpus needs one of {', '.join(facts['parts'])}, got {slug}")
    part = facts["parts"][slug]
    occurrences: dict[str, int] = {}
    met, lengths = array("i"), array("i")
    for verse in _verses()[part["first"] : part["end"]]:
        verse_words = _WORD.findall(verse.lower())
        met.extend([occurrences.setdefault(word, len(occurrences)) for word in verse_words])
        lengths.append(len(verse_words))
    counts = np.bincount(met)
    words = tuple(sorted(occurrences, key=lambda word: (-counts[occurrences[word]], word)))
    rows = np.empty(len(occurrences), dtype=np.int32)
    rows[[occurrences[word] for word in words]] = np.arange(len(words))
    tokens = rows[np.asarray(met)]
    sentences = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)
    tokens.setflags(write=False)
    sentences.setflags(write=False)
    return Corpus(slug, words, tokens, sentences)


def parts() -> tuple[str, ...]:
    """Names of the parts; the first is the default."""
    return tuple(manifest()["parts"])


@shared_cache
def manifest() -> dict[str, Any]:
    """Where the text comes from, and where its parts begin and end."""
    record: dict[str, Any] = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
    return record


def _verses() -> list[str]:
    return bz2.decompress((FOLDER / manifest()["file"]).read_bytes()).decode("ascii").splitlines()
