"""Where a table of pairs has its two texts and their score: by headings, by what the cells hold, or by asking."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from cosine_lab.data.pair_values import NUMERAL, is_heading_of_value, is_value
from cosine_lab.refusals import Refused, Word

KIND = Word("own_pairs.kind")
_STEMS = (
    "sentence",
    "sent",
    "text",
    "question",
    "string",
    "word",
    "phrase",
    "term",
    "句子",
    "文本",
    "词",
    "s",
    "q",
    "t",
    "w",
    "",
)
_ENDS = (("1", "2"), ("a", "b"), ("one", "two"), ("left", "right"), ("first", "second"))
_PAIRS = (
    *(("premise", "hypothesis"), ("query", "document"), ("query", "passage"), ("anchor", "positive")),
    *(("source", "target"), ("word", "other"), ("text", "other")),
)
_VALUES = (
    *("score", "similarity", "similarityscore", "relatednessscore", "relatedness", "rating", "simlex999", "simlex"),
    *("humanmean", "mean", "gold", "goldscore", "goldlabel", "label", "labels", "isduplicate", "duplicate", "same"),
    *("quality", "entailmentjudgment", "entailment", "judgment", "class", "human", "ähnlichkeit", "相似度", "标签"),
)
_MARKS = re.compile(r"[^\w]|_")
_PREVIEW = 3
_THREE = 3


class Columns(NamedTuple):
    """Columns of the texts and of the value, from 0."""

    first: int
    second: int
    value: int


class Table(NamedTuple):
    """What a page shows to ask for columns: their names, some rows, and those that were chosen."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    chosen: Columns | None


def has_heading(rows: Sequence[list[str]]) -> bool:
    """Whether the first of these rows names the columns of the others."""
    first = [_plain(cell) for cell in rows[0]]
    if (named := _named(first)) is not None:
        return not is_value(rows[0][named.value]) or is_heading_of_value(first[named.value])
    if len(first) == _THREE:
        values = [row[2] for row in rows if len(row) == _THREE]
        return (
            bool(values[0])
            and not is_value(values[0])
            and not NUMERAL.match(values[0])
            and any(map(is_value, values[1:]))
        )
    alike = len(rows) > 1 and len(rows[0]) >= len(rows[1])
    return alike and not any(map(is_value, rows[0])) and any(map(is_value, rows[1]))


def detect(heading: list[str], rows: Sequence[list[str]]) -> Columns:
    """The columns of a table with these headings, if any, and rows.

    Raises
    ------
    Refused
        With a `Table` to ask with, where neither headings nor cells say which they are.
    """
    if heading and (named := _named([_plain(cell) for cell in heading])) is not None:
        return named
    width = len(heading or rows[0])
    if width <= _THREE:
        return Columns(0, 1, 2)
    columns = [[row[k] for row in rows if k < len(row)] for k in range(width)]
    values = [k for k, cells in enumerate(columns) if all(map(is_value, cells))]
    texts = [k for k in range(width) if k not in values]
    counted = [[str(at + start) for at in range(len(rows))] for start in (0, 1)]
    values = [k for k in values if columns[k] not in counted or len(rows) == 1]
    if not heading and (texts, values) == ([0, 1], [2, 3]):
        return Columns(0, 1, 2)  # a decimal comma, which is told
    if len(texts) == _THREE - 1 and len(values) == 1:
        return Columns(texts[0], texts[1], values[0])
    raise Refused("own_pairs.columns", kind=KIND, found=width, table=preview(heading, rows, None))


def preview(heading: list[str], rows: Sequence[list[str]], chosen: Columns | None) -> Table:
    """The table, to be asked with."""
    width = len(heading or rows[0])
    names = tuple(heading[k] if k < len(heading) and heading[k] else str(k + 1) for k in range(width))
    unlike = tuple(f"{k + 1}: {name}" if names.count(name) > 1 else name for k, name in enumerate(names))
    return Table(unlike, tuple(tuple((row + [""] * width)[:width]) for row in rows[:_PREVIEW]), chosen)


def _plain(cell: str) -> str:
    return _MARKS.sub("", cell.lower())


def _named(heading: list[str]) -> Columns | None:
    """Columns that are called as texts and a value are."""
    value = next((heading.index(name) for name in _VALUES if name in heading), None)
    if value is None:
        return None
    pairs = [(stem + a, stem + b) for stem in _STEMS for a, b in _ENDS]
    pairs += [(f"{a}{stem}", f"{b}{stem}") for stem in _STEMS for a, b in _ENDS if stem]
    for a, b in (*pairs, *_PAIRS):
        if a in heading and b in heading:
            return Columns(heading.index(a), heading.index(b), value)
    return None
