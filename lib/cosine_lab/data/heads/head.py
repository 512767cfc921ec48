"""The output layer of a classifier: logits W x + b, its labels, and perhaps data."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.heads.source import Source
from cosine_lab.data.own_vectors import Place, Words, in_row
from cosine_lab.refusals import Refused, Word

MOST_BYTES = 250_000_000
MOST_LABELS = 60_000
MOST_DIMENSIONS = 4_096
MOST_NUMBERS = MOST_BYTES // 4
"""Of all arrays together, in single precision. Double takes twice the room."""
MOST_EMBEDDINGS = 200_000


class Bounds(NamedTuple):
    """What a layer may have: labels, dimensions; numbers and bytes of all arrays together; embeddings."""

    labels: float = MOST_LABELS
    dimensions: float = MOST_DIMENSIONS
    numbers: float = MOST_NUMBERS
    bytes: float = MOST_BYTES
    embeddings: float = MOST_EMBEDDINGS


UPLOADED = Bounds()
LOCAL = Bounds(*[math.inf] * len(UPLOADED))
"""In a file on one's own machine: as much as there is memory for."""
FEWEST = 2
KINDS = ("softmax", "sigmoid")

Numbers = NDArray[np.float32] | NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Head:
    """An output layer of n labels in d dimensions, read-only.

    Attributes
    ----------
    name : str
        Of the file or sample; foreign text.
    labels : tuple of str
        n different names.
    W : ndarray of shape (n, d)
        Unembeddings, in the type they came in: float32 or float64.
    bias : ndarray of shape (n,) or None
    embeddings : ndarray of shape (N, d) or None
        Inputs of the layer.
    truth : ndarray of shape (N,) or None
        The number of each embedding's true label.
    digest : str
        SHA-256 of the file's bytes, or of the arrays of a sample; 64 hexadecimal digits.
    source : Source or None
        How it was read; None for a sample.
    added : bool
        Whether the first row, of zeros, stands for a binary softmax that the file has in one row.
    """

    name: str
    labels: tuple[str, ...]
    W: Numbers
    bias: NDArray[np.float64] | None = None
    embeddings: Numbers | None = None
    truth: NDArray[np.int64] | None = None
    digest: str = ""
    source: Source | None = None
    added: bool = False

    @property
    def mark(self) -> str:
        """Sixteen hexadecimal digits that tell this reading of the file from every other."""
        way = (self.source.array, self.source.across) if self.source else ()
        return sha256(repr((self.digest, way)).encode()).hexdigest()[:16]

    @property
    def notes(self) -> tuple[Word, ...]:
        """What a reader should know of how the file was read."""
        n, d = self.W.shape
        of_source = () if self.source is None else self.source.notes(n - self.added, d)
        return (*of_source, *[Word("heads.binary")] * self.added)

    def turned(self) -> "Head":
        """The same file, its columns taken for labels in place of its rows, or the other way round.

        Raises
        ------
        Refused
            Where names, biases or embeddings say which way round it is.
        """
        source = self.source
        if source is None or not source.turnable:
            raise Refused("heads.one-way", kind=Word("uploads.file"))
        own = slice(int(self.added), None)
        W = turned(self.W[own])
        check_shape(Word("uploads.file"), *W.shape)
        labels = source.other or named(Word("uploads.file"), None, len(W), in_row)
        mine = self.labels if source.named else None
        way = replace(source, across=not source.across, named=bool(source.other), other=mine)
        bias = None if self.bias is None else np.resize(self.bias[own], len(W))  # one for all
        return completed(replace(self, labels=labels, W=W, bias=bias, source=way, added=False))

    def rows(self, *chosen: int) -> NDArray[np.float64]:
        """Unembeddings of some labels, shape (k, d), in double precision."""
        return np.asarray(self.W[list(chosen)], dtype=np.float64)


def check_shape(kind: Word, rows: int, columns: int, most: Bounds = UPLOADED) -> None:
    """Refuse an output layer outside the limits, before any memory is taken for it."""
    if not 1 <= rows <= most.labels:
        raise Refused("heads.rows", kind=kind, most=most.labels, rows=rows)
    if not 1 <= columns <= most.dimensions:
        raise Refused("heads.columns", kind=kind, most=most.dimensions, columns=columns)
    if rows * columns > most.numbers:
        raise Refused("uploads.numbers", kind=kind, most=most.numbers, rows=rows, columns=columns)


def named(kind: Word, labels: Iterable[str] | None, rows: int, place: Place) -> tuple[str, ...]:
    """Different names of the labels of so many rows (one has two), their numbers from 0 where there are none."""
    words, count = Words(kind, place), max(rows, FEWEST)
    for label in map(str, range(count)) if labels is None else labels:
        words.add(label)
        if len(words) > count:
            break
    if len(words) != count:
        raise Refused("heads.labels", kind=kind, rows=count, labels=len(words))
    return words.all()


def turned(W: Numbers) -> Numbers:
    """The transpose, in C order."""
    return np.ascontiguousarray(W.T)  # type: ignore[return-value]  # which keeps the type


def completed(head: Head) -> Head:
    """The layer, read-only; one row for two labels (scikit-learn) has a zero row put before it.

    p = σ(w·x + b) of the second label is the softmax of the logits 0 and w·x + b.

    Raises
    ------
    Refused
        If all rows are the same.
    """
    W, bias, added = head.W, head.bias, len(head.W) == 1
    if added:
        W = np.concatenate([np.zeros_like(W), W])
        bias = None if bias is None else np.array([0.0, float(bias[0])])
    if not (W[0] != W).any():
        raise Refused("heads.alike", kind=Word("uploads.file"))
    for array in (W, bias):
        if array is not None:
            array.setflags(write=False)
    return replace(head, W=W, bias=bias, added=added)
