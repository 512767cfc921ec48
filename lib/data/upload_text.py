"""Vectors in text: CSV, TSV, and the lines of word2vec and GloVe, read line by line."""

import csv
import io
import re
from collections.abc import Iterable, Iterator
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from lib.data.own_vectors import (
    FEWEST,
    LONGEST_WORD,
    MOST_COLUMNS,
    MOST_NUMBERS,
    MOST_ROWS,
    OwnVectors,
    check_shape,
    owned,
    quoted,
    refuse,
)

LONGEST_LINE = 4 * LONGEST_WORD + 32 * (MOST_COLUMNS + 1)
"""In bytes: a word, and numbers of 31 characters; longer lines are never taken apart."""
HEADINGS = frozenset({"word", "words", "token", "tokens", "label", "labels", "name", "text"})
LABELS = "a file of labels"
_COUNT = "[0-9]{1,12}"
_BLANKS = re.compile(r"[ \t]+")  # not str.split(), which would part words at no-break spaces

Cells = tuple[int, list[str]]
"""Line number from 1, and the cells of the line."""


def read_separated(kind: str, content: bytes, separators: str) -> OwnVectors:
    """CSV or TSV: a word and its numbers a line; a first line of headings is skipped.

    The separator is the commonest of `separators` in the first line that is not blank.
    """
    first = next((text for _, text in _lines(kind, content)), "")
    separator = max(separators, key=first.count)
    return _table(kind, _unquoted(kind, content, separator), headings=True)


def read_spaced(kind: str, content: bytes) -> OwnVectors:
    """word2vec and GloVe text: a word, blanks and numbers a line.

    word2vec's first line, the counts of words and of numbers, is checked if it is there.
    """
    lines = ((at, _parts(text)) for at, text in _lines(kind, content))
    opening = list(islice(lines, 2))
    counts = opening[0][1] if len(opening) > 1 else []
    announced = (
        len(counts) == 2  # noqa: PLR2004 - rows and numbers a row
        and all(re.fullmatch(_COUNT, count) for count in counts)
        and len(opening[1][1]) > len(counts)
    )
    if not announced:
        return _table(kind, chain(opening, lines), headings=False)
    rows, columns = map(int, counts)
    check_shape(kind, rows, columns)
    table = _table(kind, chain(opening[1:], lines), headings=False)
    if table.vectors.shape != (rows, columns):
        found = "{:,} × {:,}".format(*table.vectors.shape)
        refuse(kind, f"{rows:,} × {columns:,} numbers, as its first line says", found)
    return table


def _parts(text: str) -> list[str]:
    return text.split() if text.isascii() else _BLANKS.split(text.strip(" \t\r\n"))


def read_labels(content: bytes) -> tuple[str, ...]:
    """One label a line, for the rows of a file that has none."""
    labels = tuple(text.strip() for _, text in _lines(LABELS, content))
    if not 0 < len(labels) <= MOST_ROWS:
        refuse(LABELS, f"1 to {MOST_ROWS:,} labels", f"{len(labels):,}")
    return labels


def _lines(kind: str, content: bytes) -> Iterator[tuple[int, str]]:
    """Line number from 1 and text of every line that is not blank."""
    stream = io.BytesIO(content.removeprefix(b"\xef\xbb\xbf"))
    number = 0
    while raw := stream.readline(LONGEST_LINE + 1):
        number += 1
        if len(raw) > LONGEST_LINE:
            refuse(kind, f"lines of at most {LONGEST_LINE:,} bytes", f"more in line {number}")
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            got = f"byte 0x{raw[error.start]:02x} in line {number}"
            refuse(kind, "text in UTF-8", got)
        if "\0" in text:
            refuse(kind, "text in UTF-8", f"a zero byte in line {number}")
        if text.strip():
            yield number, text


def _unquoted(kind: str, content: bytes, separator: str) -> Iterator[Cells]:
    """Cells of every line; a cell in quotes ends in its own line."""
    for number, text in _lines(kind, content):
        try:
            (cells,) = csv.reader([text.rstrip("\r\n")], delimiter=separator, strict=True)
        except csv.Error as error:
            refuse(kind, "cells whose quotes are closed", f"{error} in line {number}")
        yield number, [cell.strip() for cell in cells]


def _table(kind: str, lines: Iterable[Cells], *, headings: bool) -> OwnVectors:
    words: list[str] = []
    places: list[int] = []
    rows: list[NDArray[np.float32]] = []
    columns = 0
    for number, cells in lines:
        if headings and not places and _is_heading(cells):
            headings = False
            continue
        if not rows:
            columns = _columns(kind, cells, number)
        if len(cells) - 1 != columns:
            needs = f"{columns:,} numbers after every word, as in line {places[0]}"
            refuse(kind, needs, f"{len(cells) - 1:,} in line {number}")
        rows.append(_numbers(kind, cells[1:], number))
        words.append(cells[0])
        places.append(number)
        if len(rows) > MOST_ROWS or len(rows) * columns > MOST_NUMBERS:
            check_shape(kind, len(rows), columns)
    if not rows:
        refuse(kind, "a word and 2 or more numbers a line", "no such line")
    return owned(kind, words, np.array(rows), lambda i: f"line {places[i]}")


def _columns(kind: str, cells: list[str], number: int) -> int:
    """Numbers a line, as the first line with a word has them."""
    columns = len(cells) - 1
    if columns < FEWEST:
        count = "1 cell" if columns == 0 else f"{len(cells)} cells"
        refuse(kind, "a word and 2 or more numbers a line", f"{count} in line {number}")
    check_shape(kind, FEWEST, columns)
    return columns


def _is_heading(cells: list[str]) -> bool:
    """Whether no cell after the first is a number, the first is blank, or columns are counted."""
    after = cells[1:]
    if len(after) < FEWEST:
        return False
    if not cells[0] or not any(map(_is_number, after)):
        return True
    counted = [[str(i + start) for i in range(len(after))] for start in (0, 1)]
    return cells[0].lower() in HEADINGS and after in counted


def _numbers(kind: str, cells: list[str], number: int) -> NDArray[np.float32]:
    try:
        with np.errstate(over="ignore"):  # infinity is refused with the rest of its row, later
            return np.fromiter(map(float, cells), np.float64, len(cells)).astype(np.float32)
    except ValueError:
        wrong = next(cell for cell in cells if not _is_number(cell))
        refuse(kind, "numbers with a decimal point", f"{quoted(wrong)} in line {number}")


def _is_number(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True
