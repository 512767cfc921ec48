"""Rows of pairs out of a file: its format, and of each row two texts and what is told of them."""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple, NoReturn

from cosine_lab import names
from cosine_lab.data.files.cells import Cells, table
from cosine_lab.data.files.lines import is_number, lines, numbers
from cosine_lab.data.files.omissions import Omissions
from cosine_lab.data.own_sentences import LONGEST
from cosine_lab.data.pair_columns import KIND, Columns
from cosine_lab.data.pair_values import INFERRED, LABELS, NUMERAL, as_number, is_decimal_comma, is_value
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

MOST_BYTES = 100_000_000
_MOST_LISTS = 20_000_000  # bytes: they are read at once
_LONGEST = 4 * 2 * LONGEST + 1000  # bytes of a line
_CELLS = 3
_SEPARATORS = ",;\t"
_FULL_WIDTH = "，；、"
"""The same as a Chinese keyboard writes them."""


class Value(NamedTuple):
    """What is told of a pair, in which line, and whether in a word."""

    value: float
    line: int
    word: bool
    cell: str
    inferred: bool = False


def opened(content: bytes, omissions: Omissions) -> tuple[str, list[str], Iterator[Cells]]:
    """What parts the cells, headings that the format has by itself, and the cells of every line."""
    first = next(lines(KIND, content, _LONGEST, MOST_BYTES, Omissions()), (0, ""))[1]
    if first.startswith("{"):
        objects = _objects(content, omissions)
        heading = next(objects)[1]
        return "{", heading, objects
    words = first.split()
    if len(words) == _CELLS and is_value(words[-1]) and not any(part in first for part in _SEPARATORS):
        return " ", [], ((at, text.split()) for at, text in lines(KIND, content, _LONGEST, MOST_BYTES, omissions))
    separators = _SEPARATORS if any(each in first for each in _SEPARATORS) else _FULL_WIDTH
    part, cells = table(KIND, content, _LONGEST, separators, most=MOST_BYTES, omissions=omissions)
    return part, [], (row for row in cells if not row[1][0].startswith("#") or len(row[1]) >= _CELLS)


def unfolded(content: bytes) -> tuple[bytes, tuple[Word, ...]]:
    """One object of lists, as older tasks of MTEB ship their pairs, as an object of JSON in each line; and what to say.

    Raises
    ------
    Refused
        With how long the lists are, if that differs.
    """
    if len(content) > _MOST_LISTS or not content.startswith((b"{", b"\xef\xbb\xbf{")):
        return content, ()
    try:
        lists = json.loads(content)  # of several objects the first alone is read before it raises
    except (ValueError, RecursionError):
        return content, ()
    if not lists or not all(isinstance(each, list) for each in lists.values()):
        return content, ()
    counts = [len(each) for each in lists.values()]
    if len(set(counts)) > 1:
        raise Refused("own_pairs.uneven", kind=KIND, counts=[f"{n:,}" for n in counts])
    lines = (json.dumps(dict(zip(lists, row, strict=True))) for row in zip(*lists.values(), strict=True))
    return "\n".join(lines).encode(), (Word("own_pairs.lists"),)


def _objects(content: bytes, omissions: Omissions) -> Iterator[Cells]:
    """The keys of the first object, then the values of each in their order."""
    keys: list[str] = []
    for at, text in lines(KIND, content, _LONGEST, MOST_BYTES, omissions):
        try:
            each = json.loads(text)
        except (ValueError, RecursionError):
            each = None
        if not isinstance(each, dict) or (keys and not all(key in each for key in keys)):
            omissions.add(Refused("own_pairs.object", kind=KIND, line=at))
            continue
        if not keys:
            keys = list(each)
            yield 0, keys
        yield at, [_cell(value) for value in map(each.get, keys)]
    if not keys:
        omissions.need(holds=False)


def _cell(value: object) -> str:
    if isinstance(value, str):
        return value
    return "" if value is None else json.dumps(value)


def values(
    cells: Iterable[Cells], columns: Columns, part: str, omissions: Omissions
) -> Iterator[tuple[tuple[str, str], Value]]:
    """Each pair and what is told of it; lines that hold no such thing are left out."""
    for number, row in cells:
        with omissions.skip():
            if len(row) <= max(columns) or (max(columns) < _CELLS and len(row) > _CELLS and columns == (0, 1, 2)):
                _miscounted(row, number, part)
            value = _value(row[columns.value], number, columns.value + 1, part)
            pair = (_text(row[columns.first], number), _text(row[columns.second], number))
            yield pair, value


def _miscounted(line: list[str], number: int, part: str) -> NoReturn:
    last = ",".join(line[2:])
    if part == "," and is_decimal_comma(last):
        place = Refused("uploads.cell", line=number, cell=_CELLS)
        raise Refused("uploads.comma", kind=KIND, cell=quoted(last), place=place)
    counts = {each: len(line) + sum(cell.count(each) for cell in line) for each in _FULL_WIDTH if each != part}
    if strays := [each for each, cells in counts.items() if len(line) < cells == _CELLS]:
        raise Refused("own_pairs.separators", kind=KIND, line=number, part=part, stray=strays[0])
    raise Refused("own_pairs.cells", kind=KIND, line=number, found=len(line))


def _value(cell: str, number: int, at: int, part: str) -> Value:
    if (label := LABELS.get(cell.lower())) is not None:
        return Value(float(label), number, True, cell, cell.lower() in INFERRED)  # noqa: FBT003 - fields
    if not is_number(cell) and not NUMERAL.match(cell):
        raise Refused("own_pairs.label", kind=KIND, line=number, cell=quoted(cell))
    value = as_number(cell, part) or cell
    return Value(float(numbers(KIND, [value], number, at)[0]), number, False, cell)  # noqa: FBT003 - fields


def _text(cell: str, number: int) -> str:
    text = names.normal(cell) if len(cell) <= 2 * LONGEST else cell
    if not text:
        raise Refused("own_pairs.blank", kind=KIND, line=number)
    if len(text) > LONGEST:
        raise Refused("own_pairs.long", kind=KIND, line=number, most=LONGEST, length=len(text))
    if names.unseen(text):
        raise Refused("own_pairs.unseen", kind=KIND, line=number, text=quoted(text))
    return text
