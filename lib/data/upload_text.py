"""Own vectors in text: CSV, TSV, and the lines of word2vec and GloVe, read line by line."""

import re
from array import array
from collections.abc import Iterable, Iterator
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from lib.data.files.lines import Cells, is_number, lines, numbers, separated, separator, stacked
from lib.data.own_vectors import (
    FEWEST,
    LONGEST_WORD,
    MOST_COLUMNS,
    MOST_NUMBERS,
    MOST_ROWS,
    OwnVectors,
    Words,
    check_shape,
    owned,
)
from lib.refusals import Refused, Word

LONGEST_LINE = 4 * LONGEST_WORD + 32 * (MOST_COLUMNS + 1)
"""In bytes: a word, and numbers of 31 characters; longer lines are never taken apart."""
LABELS = Word("uploads.labels-file")
HEADINGS = {*("class", "classes", "label", "labels", "name", "names"), *("text", "token", "tokens", "word", "words")}
"""Over a first column of names."""
_COUNT = "[0-9]{1,12}"
_BLANKS = re.compile(r"[ \t]+")  # not str.split(), which would part words at no-break spaces


def read_separated(kind: Word, content: bytes, separators: str) -> OwnVectors:
    """CSV or TSV: a word and its numbers a line; a first line of headings is skipped, and told."""
    read = lines(kind, content, LONGEST_LINE)
    opening = list(islice(read, 1))
    part = separator(opening[0][1] if opening else "", separators)
    cells = separated(kind, chain(opening, read), part)
    first = list(islice(cells, 1))
    heading = first[0][0] if first and _is_heading(first[0][1]) else 0
    return _table(kind, cells if heading else chain(first, cells), heading)


def read_spaced(kind: Word, content: bytes) -> OwnVectors:
    """word2vec and GloVe text: a word, blanks and numbers a line.

    word2vec's first line, the counts of words and of numbers, is checked if it is there.
    """
    read = ((at, _parts(text)) for at, text in lines(kind, content, LONGEST_LINE))
    opening = list(islice(read, 2))
    counts = opening[0][1] if len(opening) > 1 else []
    announced = (
        len(counts) == 2  # noqa: PLR2004 - rows and numbers a row
        and all(re.fullmatch(_COUNT, count) for count in counts)
        and len(opening[1][1]) > len(counts)
    )
    if not announced:
        return _table(kind, chain(opening, read), 0)
    rows, columns = map(int, counts)
    check_shape(kind, rows, columns)
    table = _table(kind, chain(opening[1:], read), 0, named=True)
    if table.vectors.shape != (rows, columns):
        found, wide = table.vectors.shape
        raise Refused("uploads.announced", kind=kind, rows=rows, columns=columns, found=found, wide=wide)
    return table


def _parts(text: str) -> list[str]:
    return text.split() if text.isascii() else _BLANKS.split(text.strip(" \t\r\n"))


def read_labels(content: bytes) -> tuple[str, ...]:
    """One label a line, for the rows of a file that has none."""
    labels = []
    for number, text in lines(LABELS, content, LONGEST_LINE):
        labels.append(text.strip())
        if len(labels) > MOST_ROWS:
            raise Refused("uploads.many-labels", kind=LABELS, most=MOST_ROWS, line=number)
    if not labels:
        raise Refused("uploads.no-labels", kind=LABELS)
    return tuple(labels)


def _table(kind: Word, cells: Iterable[Cells], heading: int, *, named: bool = False) -> OwnVectors:
    """Words and vectors; numbers with a point are no words, unless something says that they are."""
    places = array("q")
    words = Words(kind, lambda at: Refused("uploads.line", number=places[at]))
    vectors = stacked(_rows(kind, cells, words, places), np.float32)
    if not places:
        raise Refused("uploads.no-line", kind=kind)
    if not (heading or named) and _are_numbers(words.all()):
        raise Refused("uploads.no-words", kind=kind)
    found = owned(kind, words, vectors, lambda at: Refused("uploads.line", number=places[at]))
    return OwnVectors(found.words, found.vectors, heading)


def _are_numbers(words: Iterable[str]) -> bool:
    """Whether a first column belongs to the vectors: numbers alone, not all of them whole."""
    told = list(words)
    return all(map(is_number, told)) and not all(each.isdecimal() for each in told)


def _rows(kind: Word, cells: Iterable[Cells], words: Words, places: "array[int]") -> Iterator[NDArray[np.float64]]:
    """Numbers of every line; its word and its line number are taken down."""
    columns = 0
    for number, (word, *rest) in cells:
        columns = columns or _columns(kind, len(rest), number)
        if len(rest) != columns:
            raise Refused("uploads.ragged", kind=kind, columns=columns, first=places[0], found=len(rest), line=number)
        places.append(number)
        words.add(word)
        if len(places) > MOST_ROWS or len(places) * columns > MOST_NUMBERS:
            check_shape(kind, len(places), columns)
        yield numbers(kind, rest, number, 2)


def _columns(kind: Word, columns: int, number: int) -> int:
    """Numbers a line, as the first line with a word has them."""
    if columns < FEWEST:
        raise Refused("uploads.few-cells", kind=kind, cells=columns + 1, line=number)
    check_shape(kind, FEWEST, columns)
    return columns


def _is_heading(cells: list[str]) -> bool:
    """Whether no cell after the first is a number, or columns are counted below a blank or "word".

    Columns that are counted from 1 need their word: ",1,2" is a vector that lost its own.
    """
    corner, *after = cells
    if len(after) < FEWEST:
        return False
    if not any(map(is_number, after)):
        return True
    from_0, from_1 = ([str(i + start) for i in range(len(after))] for start in (0, 1))
    if corner.lower() in HEADINGS:
        return after in (from_0, from_1)
    return not corner and after == from_0
