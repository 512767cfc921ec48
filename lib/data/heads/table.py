"""An output layer in text: a label and its numbers a line."""

from array import array
from collections.abc import Iterable, Iterator
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from lib.data.files.lines import Cells, is_number, lines, numbers, separated, separator, stacked
from lib.data.heads.head import MOST_DIMENSIONS, MOST_LABELS, Head, check_shape
from lib.data.own_vectors import LONGEST_WORD, Words
from lib.refusals import Refused, Word

CSV = Word("uploads.csv")
_LONGEST_LINE = 4 * LONGEST_WORD + 32 * (MOST_DIMENSIONS + 2)
_BIAS = {"b", "bias", "intercept"}


def read_table(name: str, content: bytes) -> Head:
    """CSV: a label, then its numbers; the last column is the bias if a heading says so."""
    read = lines(CSV, content, _LONGEST_LINE)
    opening = list(islice(read, 1))
    part = separator(opening[0][1] if opening else "", ";,\t")
    cells = separated(CSV, chain(opening, read), part)
    first = list(islice(cells, 1))
    heading = first[0][1] if first and not any(map(is_number, first[0][1][1:])) else []
    rest = cells if heading else chain(first, cells)
    places = array("q")
    words = Words(CSV, lambda at: Refused("uploads.line", number=places[at]))
    table = stacked(_rows(rest, words, places), np.float64)
    if not places:
        raise Refused("heads.no-line", kind=CSV)
    biased = heading[-1:] and heading[-1].lower() in _BIAS and table.shape[1] > 1
    W = np.ascontiguousarray(table[:, :-1]) if biased else table
    check_shape(CSV, *W.shape)
    labels = words.all() if len(W) > 1 else ("0", *words.all())
    W.setflags(write=False)
    return Head(name, labels, W, table[:, -1].copy() if biased else None)


def _rows(
    cells: Iterable[Cells], words: Words, places: "array[int]"
) -> Iterator[NDArray[np.float64]]:
    columns = 0
    for number, (word, *rest) in cells:
        columns = columns or len(rest)
        if not columns:
            raise Refused("heads.no-line", kind=CSV)
        if len(rest) != columns:
            told = {"columns": columns, "first": places[0], "found": len(rest)}
            raise Refused("uploads.ragged", kind=CSV, line=number, **told)
        places.append(number)
        words.add(word)
        check_shape(CSV, len(places), columns - 1 if columns > MOST_DIMENSIONS else columns)
        yield numbers(CSV, rest, number, 2)


__all__ = ["MOST_LABELS", "read_table"]
