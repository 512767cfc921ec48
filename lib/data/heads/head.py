"""The output layer of a classifier: logits W x + b, its labels, and perhaps data."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lib.data.own_vectors import LONGEST_WORD, Place, Words, numbered
from lib.refusals import Refused, Word

MOST_BYTES = 250_000_000
MOST_LABELS = 60_000
MOST_DIMENSIONS = 4_096
MOST_NUMBERS = MOST_BYTES // 4
"""Of all arrays together, in single precision. Double takes twice the room."""
MOST_EMBEDDINGS = 200_000
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
    notes : tuple of Word
        What a reader should know of how the file was read.
    """

    name: str
    labels: tuple[str, ...]
    W: Numbers
    bias: NDArray[np.float64] | None = None
    embeddings: Numbers | None = None
    truth: NDArray[np.int64] | None = None
    digest: str = ""
    notes: tuple[Word, ...] = ()

    def rows(self, *chosen: int) -> NDArray[np.float64]:
        """Unembeddings of some labels, shape (k, d), in double precision."""
        return np.asarray(self.W[list(chosen)], dtype=np.float64)


def check_shape(kind: Word, rows: int, columns: int) -> None:
    """Refuse an output layer outside the limits, before any memory is taken for it."""
    if not 1 <= rows <= MOST_LABELS:
        raise Refused("heads.rows", kind=kind, most=MOST_LABELS, rows=rows)
    if not 1 <= columns <= MOST_DIMENSIONS:
        raise Refused("heads.columns", kind=kind, most=MOST_DIMENSIONS, columns=columns)
    if rows * columns > MOST_NUMBERS:
        raise Refused("uploads.numbers", kind=kind, most=MOST_NUMBERS, rows=rows, columns=columns)


def named(kind: Word, labels: Iterable[str] | None, rows: int, place: Place) -> tuple[str, ...]:
    """Different names of so many labels, their numbers from 0 where there are none."""
    words = Words(kind, place)
    for label in map(str, range(rows)) if labels is None else labels:
        words.add(label)
        if len(words) > rows:
            break
    if len(words) != rows:
        raise Refused("heads.labels", kind=kind, rows=rows, labels=len(words))
    return words.all()


def two_rows(head: Head) -> Head:
    """A binary head of one row (scikit-learn): the first label's row is zero, the softmax the same.

    p = σ(w·x + b) of the second label is the softmax of the logits 0 and w·x + b.
    """
    if len(head.W) > 1:
        return head
    W = np.concatenate([np.zeros_like(head.W), head.W])
    bias = None if head.bias is None else np.array([0.0, float(head.bias[0])])
    notes = (*head.notes, Word("heads.binary"))
    return Head(head.name, head.labels, W, bias, head.embeddings, head.truth, head.digest, notes)


__all__ = ["FEWEST", "KINDS", "LONGEST_WORD", "Head", "check_shape", "named", "numbered"]
