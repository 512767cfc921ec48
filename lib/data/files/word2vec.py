"""word2vec's own files (.bin): counts in a line of text, then words, each with its numbers."""

import re
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from lib.data.files.arrays import LARGEST, unfit
from lib.data.files.effort import Effort
from lib.refusals import Refused, Word

BIN = Word("uploads.bin")
_COUNTS = re.compile(rb"([0-9]{1,12}) ([0-9]{1,12})[ \t\r]*\n")
_LONGEST_COUNTS = 64
_SIZE = 4  # bytes a number
_AT_ONCE = 1000  # rows between two looks at the clock

Row = tuple[str, NDArray[np.float32]]


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
        At once, if the file is shorter than its counts say or begins without any; while the rows
        are read, if a word does not end, a number is not finite or beyond ±1e15, or bytes are left.
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
        numbers = np.frombuffer(content, "<f4", columns, blank + 1)
        if (wrong := unfit(numbers)) is not None:
            place = Refused("uploads.number-of-row", row=row + 1, number=wrong + 1)
            found = f"{numbers[wrong]:g}"
            raise Refused("uploads.unfit", kind=BIN, most=LARGEST, found=found, place=place)
        yield content[at:blank].decode("utf-8", "surrogateescape"), numbers
        at = end
    if content[at : at + 2].strip():
        raise Refused("uploads.longer", kind=BIN, needed=at)
