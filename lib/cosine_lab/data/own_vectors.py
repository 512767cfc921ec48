"""A reader's own vectors: what they are, and what they may be."""

from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from cosine_lab import names
from cosine_lab.data.files.arrays import LARGEST
from cosine_lab.data.files.omissions import Omissions
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

MOST_BYTES = 200_000_000
MOST_ROWS = 400_000
MOST_COLUMNS = 4096
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
_LONGEST_STEM = 180  # letters of a word that is cut, before the number of its row
_MOST_SEARCHED = 10  # words whose first place is looked for

Place = Callable[[int], Refused]
"""Where in the file a line, or row i (from 0), stands: "line 7"."""
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
    notes : tuple of Word
        What was left out of the file, and why.
    """

    words: tuple[str, ...]
    vectors: NDArray[np.float32]
    heading: int = 0
    notes: tuple[Word, ...] = ()


def check_shape(kind: Kind, rows: int, columns: int) -> None:
    """Refuse a table outside the limits; to be asked before any memory is taken for it."""
    if not FEWEST <= rows <= MOST_ROWS:
        raise Refused("uploads.rows", kind=kind, fewest=FEWEST, most=MOST_ROWS, rows=rows)
    if not FEWEST <= columns <= MOST_COLUMNS:
        raise Refused("uploads.columns", kind=kind, fewest=FEWEST, most=MOST_COLUMNS, columns=columns)
    if rows * columns > MOST_NUMBERS:
        raise Refused("uploads.numbers", kind=kind, most=MOST_NUMBERS, rows=rows, columns=columns)


class Words:
    """Different words that can be shown, taken one after another.

    Attributes
    ----------
    numbers : array of int
        The line or row of each.
    shortened : int
        How many were cut.
    """

    def __init__(self, kind: Kind, place: Place, *, cut: bool = False) -> None:
        self.kind, self.place = kind, place
        self.numbers = array("i")
        self._by_looks: dict[str, str] = {}
        self._letters = self._searched = self.shortened = 0
        self._cut = cut

    def __len__(self) -> int:
        return len(self._by_looks)

    def add(self, raw: str, number: int | None = None) -> None:
        """Take the next word, of a line or row of this number.

        Raises
        ------
        Refused
            If it is blank, too long and not to be cut, holds what cannot be seen, or looks like one before it.
        """
        number = len(self) if number is None else number
        whole = raw
        if self._cut and len(raw) > LONGEST_WORD:
            raw = f"{raw[:_LONGEST_STEM]}… ({number:,})"
        word = names.normal(raw) if len(raw) <= 2 * LONGEST_WORD else raw
        if not word:
            self._refuse("blank-word", number)
        if len(word) > LONGEST_WORD:
            self._refuse("long-word", number, most=LONGEST_WORD, length=len(word))
        if names.unseen(word):
            self._refuse("unseen", number, word=quoted(word))
        looks = names.looks(word)
        if looks in self._by_looks:
            self._searched += 1
            first = list(self._by_looks).index(looks) if self._searched < _MOST_SEARCHED else 0
            self._refuse("same-word", number, word=quoted(word), first=self.place(self.numbers[first]))
        self.shortened += raw != whole
        self._letters += len(word)
        if self._letters > MOST_LETTERS:
            self._refuse("letters", number, most=MOST_LETTERS)
        self._by_looks[looks] = word
        self.numbers.append(number)

    def all(self) -> tuple[str, ...]:
        """Every word taken."""
        return tuple(self._by_looks.values())

    def _refuse(self, key: str, number: int, **values: object) -> NoReturn:
        raise Refused(f"uploads.{key}", kind=self.kind, place=self.place(number), **values)


def owned(words: Words, vectors: NDArray[np.float32], omissions: Omissions, *, whole: bool = False) -> OwnVectors:
    """Own vectors: the rows that have directions, in the place of all; the others are left out.

    Parameters
    ----------
    words : Words
    vectors : ndarray of shape (n, d)
        Written over. A row for each word; or, if it is the `whole` table of a file, for each row that a word may have.
    omissions : Omissions
        What was left out before.

    Raises
    ------
    Refused
        With the place of the first row at fault, if too few are left.
    """
    at, lost = 0, []
    for start in range(0, len(words), _AT_ONCE):
        numbers = words.numbers[start : start + _AT_ONCE]
        rows = vectors[numbers] if whole else vectors[start : start + _AT_ONCE]
        directed = _directed(rows)
        for wrong in np.flatnonzero(~directed):
            lost.append(start + int(wrong))
            omissions.add(_why(words.kind, rows[wrong], words.place(numbers[wrong])))
        if whole or lost:
            rows = rows[directed]
            vectors[at : at + len(rows)] = rows
        at += len(rows)
    omissions.need(at >= FEWEST)
    check_shape(words.kind, at, vectors.shape[1])
    gone = set(lost)
    known = tuple(word for k, word in enumerate(words.all()) if k not in gone) if gone else words.all()
    vectors = vectors[:at]
    vectors.setflags(write=False)
    shortened = (
        (Word("uploads.shortened", {"count": words.shortened, "most": LONGEST_WORD}),) if words.shortened else ()
    )
    return OwnVectors(known, vectors, notes=(*omissions.notes(), *shortened))


def _directed(rows: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Which rows are finite, and neither too large nor too small for a direction."""
    largest = np.maximum(rows.max(axis=1), -rows.min(axis=1))  # NaN where one is
    in_range: NDArray[np.bool_] = (largest >= LEAST) & (largest <= LARGEST)
    return in_range


def _why(kind: Kind, row: NDArray[np.float32], place: Refused) -> Refused:
    if not (np.abs(row) <= LARGEST).all():
        return Refused("uploads.unfit-row", kind=kind, most=LARGEST, place=place)
    return Refused("uploads.small" if row.any() else "uploads.zeros", kind=kind, least=LEAST, place=place)


def numbered(rows: int) -> Iterable[str]:
    """Words for rows without labels: their numbers from 1."""
    return map(str, range(1, rows + 1))


def in_row(i: int) -> Refused:
    """Place of row i (from 0) of an array."""
    return Refused("uploads.row", number=i + 1)


def in_line(number: int) -> Refused:
    """Place of a line of text."""
    return Refused("uploads.line", number=number)
