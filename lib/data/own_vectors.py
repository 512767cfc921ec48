"""A reader's own vectors: what they are, and what they may be."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lib import names
from lib.escape import quoted
from lib.refusals import Refused, Word

MOST_BYTES = 200_000_000
MOST_ROWS = 400_000
MOST_COLUMNS = 2048
MOST_NUMBERS = 40_000_000
"""Rows × columns: 160 MB as float32."""
FEWEST = 2
"""Rows and columns: one word is like no other, and one number has no angle but 0° and 180°."""
LONGEST_WORD = 200
MOST_LETTERS = 10_000_000
"""Of all words together: 40 MB at most."""
LEAST = 1e-15
"""Of the largest number of a row, either sign: its square is well within float32."""
_AT_ONCE = 4096  # rows

Place = Callable[[int], Refused]
"""Where in the file row i (from 0) stands: "line 7"."""
Kind = Word
"""What sort of file it is: "a .csv file"."""


@dataclass(frozen=True, eq=False)
class OwnVectors:
    """n different words and their vectors.

    Attributes
    ----------
    words : tuple of str
    vectors : ndarray of shape (n, d)
        float32, finite, no row zero, read-only.
    heading : int
        The line of the file that was taken for headings; 0 if none was.
    """

    words: tuple[str, ...]
    vectors: NDArray[np.float32]
    heading: int = 0


def check_shape(kind: Kind, rows: int, columns: int) -> None:
    """Refuse a table outside the limits; to be asked before any memory is taken for it."""
    if not FEWEST <= rows <= MOST_ROWS:
        raise Refused("uploads.rows", kind=kind, fewest=FEWEST, most=MOST_ROWS, rows=rows)
    if not FEWEST <= columns <= MOST_COLUMNS:
        raise Refused("uploads.columns", kind=kind, fewest=FEWEST, most=MOST_COLUMNS, columns=columns)
    if rows * columns > MOST_NUMBERS:
        raise Refused("uploads.numbers", kind=kind, most=MOST_NUMBERS, rows=rows, columns=columns)


class Words:
    """Different words that can be shown, taken one after another."""

    def __init__(self, kind: Kind, place: Place) -> None:
        self._kind, self._place = kind, place
        self._kept: dict[str, str] = {}
        self._letters = 0

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, raw: str) -> None:
        """Take the next word.

        Raises
        ------
        Refused
            If it is blank, too long, holds what cannot be seen, or looks like one before it.
        """
        at, kind = len(self), self._kind
        word = names.normal(raw) if len(raw) <= 2 * LONGEST_WORD else raw
        if not word:
            raise Refused("uploads.blank-word", kind=kind, place=self._place(at))
        if len(word) > LONGEST_WORD:
            self._refuse("long-word", most=LONGEST_WORD, length=len(word))
        if names.unseen(word):
            self._refuse("unseen", word=quoted(word))
        looks = names.looks(word)
        if looks in self._kept:
            first = list(self._kept).index(looks)
            self._refuse("same-word", word=quoted(word), first=self._place(first))
        self._letters += len(word)
        if self._letters > MOST_LETTERS:
            self._refuse("letters", most=MOST_LETTERS)
        self._kept[looks] = word

    def all(self) -> tuple[str, ...]:
        """Every word taken."""
        return tuple(self._kept.values())

    def _refuse(self, key: str, **values: object) -> None:
        place = self._place(len(self))
        raise Refused(f"uploads.{key}", kind=self._kind, place=place, **values)


def owned(kind: Kind, words: Iterable[str] | Words, vectors: NDArray[np.float32], place: Place) -> OwnVectors:
    """Own vectors, if the words are different and the rows have directions.

    Raises
    ------
    Refused
        With the place of the first row at fault.
    """
    check_shape(kind, *vectors.shape)
    if not isinstance(words, Words):
        told, words = words, Words(kind, place)
        for word in told:
            words.add(word)
    if len(words) != len(vectors):
        raise Refused("uploads.labels", kind=kind, rows=len(vectors), labels=len(words))
    for start in range(0, len(vectors), _AT_ONCE):
        rows = vectors[start : start + _AT_ONCE]
        largest = np.maximum(rows.max(axis=1), -rows.min(axis=1))
        if not (directed := largest >= LEAST).all():
            at = int(np.argmin(directed))
            key = "small" if largest[at] else "zeros"
            raise Refused(f"uploads.{key}", kind=kind, least=LEAST, place=place(start + at))
    vectors.setflags(write=False)
    return OwnVectors(words.all(), vectors)


def numbered(rows: int) -> Iterable[str]:
    """Words for rows without labels: their numbers from 1."""
    return map(str, range(1, rows + 1))


def in_row(i: int) -> Refused:
    """Place of row i (from 0) of an array."""
    return Refused("uploads.row", number=i + 1)
