"""Own vectors in files of arrays: NumPy's, those of tensors, and word2vec's own."""

from collections.abc import Iterable
from functools import partial

import numpy as np

from lib.data.files.arrays import Array, numbers
from lib.data.files.numpy_files import NPY, NPZ, read_npy, read_npz
from lib.data.files.safetensors import SAFETENSORS, read_safetensors
from lib.data.files.texts import texts
from lib.data.files.word2vec import BIN, read_word2vec
from lib.data.own_vectors import (
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
from lib.escape import quoted
from lib.refusals import Refused, Word

MOST_NAMED = 8
Labels = tuple[str, ...] | None


def from_npy(content: bytes, labels: Labels) -> OwnVectors:
    """Array of numbers, shape (n, d); without labels, row i is called by its number from 1."""
    array = read_npy(content)
    if not _is_table(array):
        raise Refused("uploads.no-table", kind=NPY, found=_named([array]))
    return _owned(array, labels)


def from_npz(content: bytes, labels: Labels) -> OwnVectors:
    """One array of numbers, shape (n, d), and at most one of text, shape (n,): the words."""
    arrays = read_npz(content)
    tables = [array for array in arrays if _is_table(array)]
    named = [array for array in arrays if _is_text(array)]
    if len(tables) != 1 or len(named) > 1:
        raise Refused("uploads.arrays", kind=NPZ, found=_named(arrays))
    check_shape(NPZ, *tables[0].shape)
    if not named:
        return _owned(tables[0], labels)
    rows, words = tables[0].shape[0], named[0].shape[0]
    if rows != words:
        raise Refused("uploads.words", kind=NPZ, rows=rows, words=words)
    return _owned(tables[0], texts(named[0]))


def from_safetensors(content: bytes, labels: Labels) -> OwnVectors:
    """One tensor of floats, shape (n, d).

    Words come from the header's `__metadata__["words"]`, one a line, or from `labels`; without
    either, row i is called by its number from 1.
    """
    arrays, notes = read_safetensors(content)
    tables = [array for array in arrays if _is_table(array) and array.sort == "f"]
    if len(tables) != 1:
        raise Refused("uploads.tensors", kind=SAFETENSORS, tables=len(tables), found=_named(arrays))
    words: Iterable[str] | None = labels
    if (listed := notes.get("words")) is not None:
        if listed.count("\n") >= MOST_ROWS:
            lines = listed.count("\n") + 1
            raise Refused("uploads.label-count", kind=SAFETENSORS, most=MOST_ROWS, labels=lines)
        words = listed.split("\n")
    return _owned(tables[0], words)


def from_word2vec(content: bytes) -> OwnVectors:
    """word2vec's own file: words and numbers, row by row."""
    shape, rows = read_word2vec(content, 4 * LONGEST_WORD, partial(check_shape, BIN))
    vectors = np.empty(shape, dtype=np.float32)
    words = Words(BIN, in_row)
    for at, (word, row) in enumerate(rows):
        words.add(word)
        vectors[at] = row
    return owned(BIN, words, vectors, in_row)


def _owned(array: Array, words: Iterable[str] | None) -> OwnVectors:
    check_shape(array.kind, *array.shape)
    vectors = numbers(array, MOST_NUMBERS, np.float32)
    return owned(array.kind, words or numbered(len(vectors)), vectors, in_row)


def _is_table(array: Array) -> bool:
    return array.sort in "fiu" and len(array.shape) == 2  # noqa: PLR2004 - rows and columns


def _is_text(array: Array) -> bool:
    return array.sort in "US" and len(array.shape) == 1


def _named(arrays: list[Array]) -> str | Word:
    told = [
        f"{quoted(array.name) if array.name else ''} {array.dtype} {array.shape}".strip()
        for array in arrays[:MOST_NAMED]
    ]
    return ", ".join(told) + " …" * (len(arrays) > MOST_NAMED) if told else Word("uploads.nothing")
