"""Tables in text: what parts the cells of a line, and the cells, some of which go on over several lines."""

import re
from collections import deque
from collections.abc import Iterator
from itertools import chain, islice

from cosine_lab.data.files.arrays import LARGEST
from cosine_lab.data.files.effort import Effort
from cosine_lab.data.files.lines import lines
from cosine_lab.data.files.omissions import Omissions
from cosine_lab.refusals import Refused, Word

Cells = tuple[int, list[str]]
"""Line number from 1, and the cells of the line."""
_PART = re.compile(r"[0-9],[0-9]")
_QUOTED = re.compile(r'"[^"]*"')
_SEPARATOR_LINE = re.compile(r"sep=([,;\t|])")
"""A first line of Excel's."""
_MOST_JOINED, _MOST_ENDS = 200, 8
"""Lines that a cell between quotes may go on over, and such on which it is looked for its end."""


def table(
    kind: Word,
    content: bytes,
    longest: int,
    separators: str,
    *,
    most: float = LARGEST,
    omissions: Omissions | None = None,
) -> tuple[str, Iterator[Cells]]:
    """What parts the cells of a file, and the cells of every line; arguments as of `lines`."""
    rows = lines(kind, content, longest, most, omissions)
    opening = list(islice(rows, 1))
    first = opening[0][1] if opening else ""
    if match := _SEPARATOR_LINE.fullmatch(first):
        return match[1], separated(kind, rows, match[1], omissions)
    if first.count('"') % 2:  # a cell that goes on
        opening += islice(rows, _MOST_JOINED)
        first = " ".join(text for _, text in opening)
    part = separator(first, separators)
    return part, separated(kind, chain(opening, rows), part, omissions)


def separator(first: str, separators: str) -> str:
    """What parts the cells of a file with this first line: the commonest of `separators` in it.

    What stands in quotes does not count. A comma within every number is no separator where there is another one.
    """
    first = _QUOTED.sub("", first)
    candidates = [each for each in separators if each in first]
    if len(candidates) > 1 and "," in candidates and first.count(",") == len(_PART.findall(first)):
        candidates.remove(",")
    return max(candidates or separators, key=first.count)


def separated(
    kind: Word, rows: Iterator[tuple[int, str]], part: str, omissions: Omissions | None = None
) -> Iterator[Cells]:
    """Cells of every line; one between quotes may go on over lines, and one that goes on behind them is as it is.

    Between tabs a quote that does not end is a letter like any other. Elsewhere its line is refused, or left out where
    that is counted.
    """
    blank = rf"[^\S{part}]*+"
    cell = re.compile(rf'(?:\A|{part}){blank}(?:"((?:[^"]|"")*+)"{blank}(?={part}|\Z)|([^{part}]*))')
    end = re.compile(rf'"{blank}(?:{part}|\Z)')
    waiting: deque[tuple[int, str]] = deque()
    effort = Effort()
    while line := waiting.popleft() if waiting else next(rows, None):
        number, text = line
        if '"' not in text:
            yield number, [each.strip() for each in text.split(part)]
            continue
        cells = cell.findall(text)
        if part != "\t" and _is_open(cells):
            effort.check()
            further = [*islice(chain(_taken(waiting), rows), _MOST_JOINED)]
            ends = [at for at, (_, more) in enumerate(further, start=1) if end.search(more)][:_MOST_ENDS]
            joined = (cell.findall(" ".join([text, *(more for _, more in further[:at])])) for at in ends)
            at, cells = next(
                ((at, whole) for at, whole in zip(ends, joined, strict=True) if not _is_open(whole)), (0, [])
            )
            waiting.extendleft(reversed(further[at:]))
            if not at:
                if omissions is None:
                    raise Refused("uploads.quotes", kind=kind, line=number)
                omissions.add(Refused("uploads.quotes", kind=kind, line=number))
                continue
        yield number, [(plain or whole.replace('""', '"')).strip() for whole, plain in cells]


def _is_open(cells: list[tuple[str, str]]) -> bool:
    """Whether a cell begins with a quote that does not end."""
    return any(plain.startswith('"') and plain.count('"') % 2 for _, plain in cells)


def _taken(waiting: deque[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    while waiting:
        yield waiting.popleft()
