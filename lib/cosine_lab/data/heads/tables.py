"""An output layer out of a table in text: a label, then its numbers, in each line; or numbers alone."""

from collections.abc import Iterator
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.cells import Cells, table
from cosine_lab.data.files.lines import is_number, lines, numbers, stacked
from cosine_lab.data.heads.head import FEWEST, MOST_DIMENSIONS, Head, check_shape, named
from cosine_lab.data.heads.source import Source
from cosine_lab.data.layouts import HEADINGS
from cosine_lab.data.own_vectors import LONGEST_WORD, Words, in_line, in_row
from cosine_lab.refusals import Refused, Word

CSV = Word("uploads.csv")
_LONGEST_LINE = 4 * LONGEST_WORD + 32 * (MOST_DIMENSIONS + 2)
_BIAS = {"b", "bias", "intercept"}
_COUNTED = 3
"""Numbers of a line from which "0, 1, 2" is hardly a row."""

Firsts = list[tuple[int, str]]
"""First cells by line number."""


def read_table(name: str, content: bytes) -> Head:
    """CSV: a label, then its numbers, or numbers alone; a heading may call the last column bias.

    A first column of numbers is numbers, unless a heading calls it label or nothing.
    """
    cells = _cells(content)
    first = list(islice(cells, 1))
    heading = first[0][1] if first and _is_heading(first[0][1]) else []
    firsts: Firsts = []
    rows = stacked(_rows(cells if heading else chain(first, cells), firsts), np.float64)
    labels = _labels(firsts, heading) if firsts else ()
    if labels is not None and not rows.size:
        raise Refused("heads.no-line", kind=CSV)
    if labels is None:
        column = [numbers(CSV, [cell], line, 1) for line, cell in firsts]
        rows = np.concatenate([np.array(column), rows], axis=1)
    biased = bool(heading) and heading[-1].lower() in _BIAS and rows.shape[1] > 1
    W = np.ascontiguousarray(rows[:, :-1]) if biased else rows
    check_shape(CSV, *W.shape)
    source = Source(
        Word("heads.table"),
        turnable=labels is None and not biased,
        named=labels is not None,
        other=_names(heading, W.shape[1]) if labels is None else None,
        counted=bool(first) and not heading and _is_counted(first[0][1]),
    )
    known = labels or named(CSV, None, len(W), in_row)
    return Head(name, known, W, rows[:, -1].copy() if biased else None, source=source)


def _cells(content: bytes) -> Iterator[Cells]:
    """The cells of every line; blanks part numbers that nothing else parts."""
    first = next(lines(CSV, content, _LONGEST_LINE), (0, ""))[1].split()
    if len(first) > 1 and all(map(is_number, first)):
        return ((number, text.split()) for number, text in lines(CSV, content, _LONGEST_LINE))
    return table(CSV, content, _LONGEST_LINE, ";,\t")[1]


def _is_heading(cells: list[str]) -> bool:
    """Whether a first line is no row: no number in it, or columns counted beside a label's."""
    corner, *after = cells
    if not any(map(is_number, after or cells)):
        return True
    return corner.lower() in {"", *HEADINGS} and _is_counted(after, 0, 1)


def _is_counted(cells: list[str], *starts: int) -> bool:
    most = [[str(k + start) for k in range(len(cells))] for start in starts or (0,)]
    return cells in most and (bool(starts) or len(cells) >= _COUNTED)


def _rows(cells: Iterator[Cells], firsts: Firsts) -> Iterator[NDArray[np.float64]]:
    """The numbers of every line; its first cell, a name or a number, is taken down."""
    columns = 0
    for number, (first, *rest) in cells:
        columns = columns if firsts else len(rest)
        if len(rest) != columns:
            values = {"first": firsts[0][0], "cells": columns + 1, "found": len(rest) + 1}
            raise Refused("uploads.cells", kind=CSV, line=number, **values)
        firsts.append((number, first))
        check_shape(CSV, len(firsts), max(1, columns - 1))
        yield numbers(CSV, rest, number, 2)


def _labels(firsts: Firsts, heading: list[str]) -> tuple[str, ...] | None:
    """The first cells, where they are names; None where they are numbers."""
    called = bool(heading) and heading[0].lower() in {"", *HEADINGS}
    if not called and all(is_number(cell) for _, cell in firsts):
        return None
    words = Words(CSV, in_line)
    for line, cell in firsts:
        words.add(cell, line)
    known = words.all()
    return known if len(known) > 1 else (str(int(known[0] == "0")), *known)


def _names(heading: list[str], columns: int) -> tuple[str, ...] | None:
    """What the columns are called, where they would do as labels."""
    try:
        return named(CSV, heading, columns, in_row) if columns >= FEWEST else None
    except Refused:
        return None
