"""Own vectors in text: CSV, TSV, and the lines of word2vec and GloVe, read line by line."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice, zip_longest

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.cells import Cells, table
from cosine_lab.data.files.lines import is_number, lines, numbers, stacked
from cosine_lab.data.files.omissions import Omissions
from cosine_lab.data.layouts import HEADINGS, layout, parts
from cosine_lab.data.own_vectors import (
    FEWEST,
    LONGEST_WORD,
    MOST_COLUMNS,
    MOST_NUMBERS,
    MOST_ROWS,
    OwnVectors,
    Words,
    check_shape,
    in_line,
    owned,
)
from cosine_lab.refusals import Refused, Word

LONGEST_LINE = 4 * LONGEST_WORD + 32 * (MOST_COLUMNS + 1)
"""In bytes: a word, and numbers of 31 characters; longer lines are never taken apart."""
LABELS = Word("uploads.labels-file")
_NOTHING = np.empty(0)
_COUNT = "[0-9]{1,12}"
_BLANKS = re.compile(r"[ \t]+")  # not str.split(), which would part words at no-break spaces


def read_separated(kind: Word, content: bytes, labels: Iterable[str] | None = None, *, separators: str) -> OwnVectors:
    """CSV or TSV: a word and its numbers a line; a first line of headings is skipped, and told.

    The numbers may stand in one cell, "[1, 2]". Where labels come beside it, all cells are numbers.
    """
    omissions = Omissions()
    cells = table(kind, content, LONGEST_LINE, separators, omissions=omissions)[1]
    opening = list(islice(cells, 2))
    if labels is not None:
        if not opening or not all(map(is_number, opening[0][1])):
            raise Refused("uploads.own-words", kind=kind, beside=LABELS)
        return _vectors(kind, _labelled(kind, chain(opening, cells), labels), omissions, named=True)
    headed = bool(opening) and _is_heading(*(row for _, row in opening))
    (at, heading), body = opening[0] if headed else (0, []), chain(opening[headed:], cells)
    how = layout(heading, opening[min(headed, len(opening) - 1)][1]) if opening else None
    if how is None:
        return replace(_vectors(kind, body, omissions, named=headed), heading=at)
    own = _vectors(
        kind, (picked for row in body if (picked := how.picked(row, omissions, kind))), omissions, named=True
    )
    return replace(own, heading=at, notes=(*own.notes, *how.notes(heading)))


def _labelled(kind: Word, rows: Iterable[Cells], labels: Iterable[str]) -> Iterator[Cells]:
    for row, label in zip_longest(rows, labels):
        if row is None or label is None:
            raise Refused("uploads.labels-apart", kind=kind)
        yield row[0], [label, *row[1]]


def read_spaced(kind: Word, content: bytes, labels: Iterable[str] | None = None) -> OwnVectors:
    """word2vec and GloVe text: a word, blanks and numbers a line; words may hold blanks.

    word2vec's first line, the counts of words and of numbers, is checked if it is there.
    """
    if labels is not None:
        raise Refused("uploads.own-words", kind=kind, beside=LABELS)
    omissions = Omissions()
    numbered = ((at, _parts(text)) for at, text in lines(kind, content, LONGEST_LINE, omissions=omissions))
    opening = list(islice(numbered, 2))
    counts = opening[0][1] if len(opening) > 1 else []
    announced = (
        len(counts) == 2  # noqa: PLR2004 - rows and numbers a row
        and all(re.fullmatch(_COUNT, count) for count in counts)
        and len(opening[1][1]) > len(counts)
    )
    if not announced:
        width = _numbers_at_end(opening[0][1]) if opening else 0
        return _vectors(kind, _joined(chain(opening, numbered), width), omissions)
    rows, columns = map(int, counts)
    check_shape(kind, rows, columns)
    width = max(columns, _numbers_at_end(opening[1][1]))
    own = _vectors(kind, _joined(chain(opening[1:], numbered), width), omissions, named=True)
    total, wide = len(own.words) + omissions.count, own.vectors.shape[1]
    if (total, wide) != (rows, columns):
        raise Refused("uploads.announced", kind=kind, rows=rows, columns=columns, found=total, wide=wide)
    return own


def _parts(text: str) -> list[str]:
    return text.split() if text.isascii() else _BLANKS.split(text.strip(" \t\r\n"))


def _numbers_at_end(cells: list[str]) -> int:
    """How many cells behind the first one are numbers, from the end on."""
    return next((k for k, cell in enumerate(reversed(cells[1:])) if not is_number(cell)), len(cells) - 1)


def _joined(rows: Iterable[Cells], columns: int) -> Iterator[Cells]:
    """Rows whose word was taken apart at its blanks, put together again."""
    for at, cells in rows:
        more = len(cells) - columns
        apart = columns and more > 1 and not any(map(is_number, cells[1:more]))
        yield at, [" ".join(cells[:more]), *cells[more:]] if apart else cells


def read_labels(content: bytes) -> tuple[str, ...]:
    """One label a line, for the rows of a file that has none; of several columns, below headings, the one of words."""
    labels = []
    column = None
    for number, text in lines(LABELS, content, LONGEST_LINE):
        cells = text.split("\t")
        if column is None:
            column = next((k for k, cell in enumerate(cells) if cell.strip().lower() in HEADINGS), 0)
            if len(cells) > 1:
                continue
        labels.append(cells[min(column, len(cells) - 1)].strip())
        if len(labels) > MOST_ROWS:
            raise Refused("uploads.many-labels", kind=LABELS, most=MOST_ROWS, line=number)
    if not labels:
        raise Refused("uploads.no-labels", kind=LABELS)
    return tuple(labels)


def _vectors(kind: Word, cells: Iterable[Cells], omissions: Omissions, *, named: bool = False) -> OwnVectors:
    """Words and vectors; numbers with a point are no words, unless something says that they are."""
    words = Words(kind, in_line, cut=True)
    vectors = stacked(_rows(kind, cells, words, omissions), np.float32)
    omissions.need(len(words) >= FEWEST)
    if not len(words):
        raise Refused("uploads.no-line", kind=kind)
    if not named and _are_numbers(words.all()):
        raise Refused("uploads.no-words", kind=kind)
    return owned(words, vectors, omissions)


def _are_numbers(words: Iterable[str]) -> bool:
    """Whether a first column belongs to the vectors: numbers alone, not all of them whole."""
    texts = list(words)
    return all(map(is_number, texts)) and not all(each.isdecimal() for each in texts)


def _rows(kind: Word, cells: Iterable[Cells], words: Words, omissions: Omissions) -> Iterator[NDArray[np.float64]]:
    """Numbers of every line; its word and its line number are taken down. What is no such line is left out."""
    columns = 0
    for number, (word, *rest) in cells:
        values, before = _NOTHING, len(words)
        try:
            values = _row(kind, rest, columns or _columns(kind, len(rest), number), words, number)
            words.add(word, number)
            columns = len(rest)
        except Refused as why:
            omissions.add(why)
        if len(words) > before:
            yield values
        if len(words) > MOST_ROWS or len(words) * columns > MOST_NUMBERS:
            check_shape(kind, len(words), columns)


def _row(kind: Word, cells: list[str], columns: int, words: Words, number: int) -> NDArray[np.float64]:
    if len(cells) != columns:
        first = words.numbers[0]
        raise Refused("uploads.ragged", kind=kind, columns=columns, first=first, found=len(cells), line=number)
    return numbers(kind, cells, number, 2)


def _columns(kind: Word, columns: int, number: int) -> int:
    """Numbers a line, as the first line with a word has them."""
    if columns < FEWEST:
        raise Refused("uploads.few-cells", kind=kind, cells=columns + 1, line=number)
    check_shape(kind, FEWEST, columns)
    return columns


def _is_heading(cells: list[str], below: Iterable[str] = ()) -> bool:
    """Whether no cell after the first is a number, or columns are counted below a blank or "word".

    Columns that are counted from 1 need their word: ",1,2" is a vector that lost its own.
    """
    corner, *after = cells
    if any(map(parts, below)):
        return not any(map(parts, cells))
    if len(after) < FEWEST:
        return False
    if not any(map(is_number, after)):
        return True
    from_0, from_1 = ([str(i + start) for i in range(len(after))] for start in (0, 1))
    if corner.lower() in HEADINGS:
        return after in (from_0, from_1)
    return not corner and after == from_0
