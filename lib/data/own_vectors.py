"""A reader's own vectors: what they are, what they may be, and the words for what they are not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

MOST_BYTES = 200_000_000
MOST_ROWS = 400_000
MOST_COLUMNS = 2048
MOST_NUMBERS = 40_000_000
"""Rows × columns: 160 MB as float32."""
FEWEST = 2
"""Rows and columns: one word is like no other, and one number has no angle but 0° and 180°."""
LONGEST_WORD = 200
_QUOTED = 40

Place = Callable[[int], str]
"""Where in the file row i (from 0) stands: "line 7"."""


class UploadError(ValueError):
    """What a file needs and what it had, with the line or row at fault: a message for its owner."""


@dataclass(frozen=True, eq=False)
class OwnVectors:
    """n different words and their vectors, shape (n, d), float32, finite, no row zero."""

    words: tuple[str, ...]
    vectors: NDArray[np.float32]


def refuse(kind: str, needs: str, got: str) -> NoReturn:
    """Raise "`kind` needs `needs`, got `got`"."""
    raise UploadError(f"{kind} needs {needs}, got {got}")


def quoted(text: str) -> str:
    """A piece of the file as a message may show it: in quotes, escaped, cut."""
    return repr(text if len(text) <= _QUOTED else text[:_QUOTED] + "…")


def check_shape(kind: str, rows: int, columns: int) -> None:
    """Refuse a table outside the limits; to be asked before any memory is taken for it."""
    if not FEWEST <= rows <= MOST_ROWS:
        refuse(kind, f"{FEWEST} to {MOST_ROWS:,} rows", f"{rows:,}")
    if not FEWEST <= columns <= MOST_COLUMNS:
        refuse(kind, f"{FEWEST} to {MOST_COLUMNS:,} numbers a row", f"{columns:,}")
    if rows * columns > MOST_NUMBERS:
        refuse(kind, f"at most {MOST_NUMBERS:,} numbers in all", f"{rows:,} × {columns:,}")


def owned(kind: str, words: Sequence[str], table: NDArray[np.number], place: Place) -> OwnVectors:
    """Own vectors, if the words are different and the rows have directions.

    Raises
    ------
    UploadError
        "`kind` needs …, got …" with the place of the first row at fault.
    """
    check_shape(kind, *table.shape)
    if len(words) != len(table):
        refuse(kind, f"one label for each of its {len(table):,} rows", f"{len(words):,} labels")
    checked = _words(kind, words, place)
    with np.errstate(over="ignore"):
        vectors = np.asarray(table, dtype=np.float32, order="C")
    finite = np.isfinite(vectors).all(axis=1)
    if not finite.all():
        at = int(np.argmin(finite))
        number = table[at][~np.isfinite(vectors[at])][0]
        refuse(kind, "finite numbers below 3.4e38", f"{number:g} in {place(at)}")
    directed = vectors.any(axis=1)
    if not directed.all():
        at = int(np.argmin(directed))
        refuse(kind, "vectors with a direction", f"zeros only in {place(at)}")
    vectors.setflags(write=False)
    return OwnVectors(checked, vectors)


def numbered(rows: int) -> tuple[str, ...]:
    """Words for rows without labels: their numbers from 1."""
    return tuple(str(number) for number in range(1, rows + 1))


def in_row(i: int) -> str:
    """Place of row i (from 0) of an array."""
    return f"row {i + 1}"


def _words(kind: str, words: Sequence[str], place: Place) -> tuple[str, ...]:
    first: dict[str, int] = {}
    for at, raw in enumerate(words):
        word = raw.strip()
        if not word:
            refuse(kind, "a word in every row", f"a blank one in {place(at)}")
        if len(word) > LONGEST_WORD:
            got = f"{len(word):,} in {place(at)}"
            refuse(kind, f"words of at most {LONGEST_WORD} characters", got)
        if not all(" " <= c != "\x7f" and not "\ud800" <= c <= "\udfff" for c in word):
            refuse(kind, "words that can be shown", f"{quoted(word)} in {place(at)}")
        if first.setdefault(word, at) != at:
            got = f"{quoted(word)} in {place(first[word])} and in {place(at)}"
            refuse(kind, "different words", got)
    return tuple(first)
