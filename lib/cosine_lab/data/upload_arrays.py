"""Own vectors in files of arrays: NumPy's, those of tensors, and word2vec's own."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.arrays import Array, described, numbers
from cosine_lab.data.files.effort import Effort
from cosine_lab.data.files.numpy_files import NPY, NPZ, read_npy, read_npz
from cosine_lab.data.files.omissions import Omissions
from cosine_lab.data.files.safetensors import SAFETENSORS, read_safetensors
from cosine_lab.data.files.texts import texts
from cosine_lab.data.own_vectors import (
    LONGEST_WORD,
    MOST_NUMBERS,
    MOST_ROWS,
    OwnVectors,
    Words,
    check_shape,
    in_row,
    numbered,
    owned,
)
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word, some

Labels = tuple[str, ...] | None
BIN = Word("uploads.bin")
_COUNTS = re.compile(rb"([0-9]{1,12}) ([0-9]{1,12})[ \t\r]*\n")
_LONGEST_COUNTS = 64
_SIZE = 4  # bytes a number
_LISTED = 8  # names
_AT_ONCE = 1000  # rows between two looks at the clock

Row = tuple[bytes, NDArray[np.float32]]


def read_word2vec(
    content: bytes, longest: int, accept: Callable[[int, int], None]
) -> tuple[tuple[int, int], Iterator[Row]]:
    """Shape of the table, and then its rows, each a word and its numbers.

    Parameters
    ----------
    content : bytes
        The file.
    longest : int
        Bytes of a word at most.
    accept : callable
        Told rows and columns before anything is read; raises where they are too many.

    Raises
    ------
    Refused
        At once, if the file is shorter than its counts say or begins without any; while the rows are read, if a word
        does not end or bytes are left.
    """
    counts = _COUNTS.match(content[:_LONGEST_COUNTS])
    if counts is None:
        raise Refused("uploads.counts", kind=BIN)
    rows, columns = int(counts[1]), int(counts[2])
    accept(rows, columns)
    needed = counts.end() + rows * (_SIZE * columns + 2)  # a letter and a blank at least
    if needed > len(content):
        raise Refused("uploads.cut", kind=BIN, needed=needed)
    return (rows, columns), _rows(content, counts.end(), rows, columns, longest)


def _rows(content: bytes, at: int, rows: int, columns: int, longest: int) -> Iterator[Row]:
    effort = Effort()
    for row in range(rows):
        if row % _AT_ONCE == 0:
            effort.check()
        at += content[at : at + 1] == b"\n"  # some programs end a row so
        blank = content.find(b" ", at, at + longest + 1)
        end = blank + 1 + _SIZE * columns
        if blank < 0 or end > len(content):
            raise Refused("uploads.bin-row", kind=BIN, row=row + 1)
        yield content[at:blank], np.frombuffer(content, "<f4", columns, blank + 1)
        at = end
    if content[at : at + 2].strip():
        raise Refused("uploads.longer", kind=BIN, needed=at)


def from_npy(content: bytes, labels: Labels) -> OwnVectors:
    """Array of numbers, shape (n, d); without labels, row i is called by its number from 1."""
    array = read_npy(content)
    _check_types([array])
    if not _is_table(array):
        raise Refused("uploads.no-table", kind=NPY, found=described([array]))
    return _owned(array, labels)


def from_npz(content: bytes, labels: Labels) -> OwnVectors:
    """One array of numbers, shape (n, d), and at most one of text, shape (n,): the words."""
    arrays = read_npz(content)
    tables = [array for array in arrays if _is_table(array)]
    named = [array for array in arrays if _is_text(array)]
    if not named:
        _check_types(arrays)
    if len(tables) != 1 or len(named) > 1:
        raise Refused("uploads.arrays", kind=NPZ, found=described(arrays))
    check_shape(NPZ, *tables[0].shape)
    beside = [array for array in arrays if array not in named]
    if not named:
        return _owned(tables[0], labels, beside)
    rows, words = tables[0].shape[0], named[0].shape[0]
    if rows != words:
        raise Refused("uploads.words", kind=NPZ, rows=rows, words=words)
    return _owned(tables[0], texts(named[0]), beside)


def from_safetensors(content: bytes, labels: Labels) -> OwnVectors:
    """One tensor of floats, shape (n, d).

    Words come from the header's `__metadata__["words"]`, one a line, or from `labels`; without
    either, row i is called by its number from 1.
    """
    arrays, notes = read_safetensors(content)
    _check_types(arrays)
    tables = [array for array in arrays if _is_table(array) and array.sort == "f"]
    if len(tables) != 1:
        raise Refused("uploads.tensors", kind=SAFETENSORS, tables=len(tables), found=described(arrays))
    words: Iterable[str] | None = labels
    if (listed := notes.get("words")) is not None:
        if listed.count("\n") >= MOST_ROWS:
            lines = listed.count("\n") + 1
            raise Refused("uploads.label-count", kind=SAFETENSORS, most=MOST_ROWS, labels=lines)
        words = listed.split("\n")
    return _owned(tables[0], words, arrays)


def from_word2vec(content: bytes) -> OwnVectors:
    """word2vec's own file: words and numbers, row by row."""
    shape, rows = read_word2vec(content, 4 * LONGEST_WORD, partial(check_shape, BIN))
    vectors = np.empty(shape, dtype=np.float32)
    words, omissions = Words(BIN, in_row, cut=True), Omissions()
    for at, (raw, row) in enumerate(rows):
        with omissions.skip():
            words.add(_decoded(raw, at), at)
            vectors[len(words) - 1] = row
    return owned(words, vectors[: len(words)], omissions)


def _decoded(raw: bytes, row: int) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        byte, latin = f"0x{raw[error.start]:02x}", quoted(raw.decode("latin-1"))
        raise Refused("uploads.word-utf-8", kind=BIN, byte=byte, place=in_row(row), latin=latin) from None


def _owned(array: Array, labels: Iterable[str] | None, unread: Iterable[Array] = ()) -> OwnVectors:
    """The rows of a table, and a word for each; arrays beside it are told."""
    check_shape(array.kind, *array.shape)
    vectors = numbers(array, MOST_NUMBERS, np.float32, checked=False)
    words, omissions, count = Words(array.kind, in_row, cut=True), Omissions(), 0
    for word in labels or numbered(len(vectors)):
        with omissions.skip():
            words.add(word, count)
        count += 1
        if count > len(vectors):
            break
    if count != len(vectors):
        raise Refused("uploads.labels", kind=array.kind, rows=len(vectors), labels=count)
    own = owned(words, vectors, omissions, whole=True)
    others = [quoted(each.name) for each in unread if each is not array and each.name]
    notes = [Word("heads.unread", {"names": some(others, _LISTED)})] if others else []
    return replace(own, notes=(*own.notes, *notes))


def _check_types(arrays: Iterable[Array]) -> None:
    """Refuse a type that is not read, where it may be the table's or the words': nothing takes their place."""
    for array in arrays:
        if array.fault is not None:
            raise array.fault


def _is_table(array: Array) -> bool:
    return array.sort in "fiu" and len(array.shape) == 2  # noqa: PLR2004 - rows and columns


def _is_text(array: Array) -> bool:
    return array.sort in "US" and len(array.shape) == 1
