"""Text in a file: its lines, and the numbers in cells, read within bounds."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn, TypeVar

import numpy as np
from numpy.typing import NDArray

from cosine_lab.data.files.arrays import LARGEST
from cosine_lab.data.files.effort import Effort
from cosine_lab.data.files.omissions import Omissions
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

MOST_BLANK = 400_000
"""Lines with nothing in them."""
_GROWTH = 500_000  # numbers
_AT_ONCE = 1000  # lines between two looks at the clock
_BOM = b"\xef\xbb\xbf"
_WIDE = (b"\xff\xfe", b"\xfe\xff")
_OTHERS = (b"\x89PNG", b"PK\x03\x04", b"%PDF-", b"\xff\xd8\xff", b"\x1f\x8b")  # pictures, archives, documents
_COMMA = re.compile(r"[+-]?[0-9]*,[0-9]+(?:[eE][+-]?[0-9]+)?")

Real = TypeVar("Real", np.float32, np.float64)


def lines(
    kind: Word, content: bytes, longest: int, most: float = LARGEST, omissions: Omissions | None = None
) -> Iterator[tuple[int, str]]:
    """Line number from 1 and text of every line that is not blank, of at most `longest` bytes; of a file of `most`.

    A file without line feeds has carriage returns for them. A line that is too long or no UTF-8 is left out, where that
    is counted, else refused.
    """
    if len(content) > most:
        raise Refused("uploads.bytes", kind=kind, most=most, bytes=len(content))
    if content[:2] in _WIDE or (content[:2].count(0) == 1 and len(content) % 2 == 0):
        raise Refused("uploads.utf-16", kind=kind)
    if (zero := content.find(0)) >= 0 or content.startswith(_OTHERS):
        raise Refused("uploads.no-text", kind=kind, line=content.count(b"\n", 0, max(zero, 0)) + 1)
    feed = b"\n" if b"\n" in content else b"\r"
    effort = Effort()
    at, number, blank = len(_BOM) * content.startswith(_BOM), 0, 0
    while at < len(content):
        number += 1
        if number % _AT_ONCE == 0:
            effort.check()
        end = content.find(feed, at, at + longest + 1)
        if end < 0:
            end = content.find(feed, at) if omissions else -1
            end = len(content) if end < 0 else end
        text = _text(kind, content[at : min(end, at + longest + 1)], number, longest=longest, omissions=omissions)
        at = end + 1
        if text and not text.isspace():
            yield number, text
        elif (blank := blank + 1) > MOST_BLANK:
            raise Refused("uploads.blank-lines", kind=kind, most=MOST_BLANK)


def _text(kind: Word, raw: bytes, number: int, *, longest: int, omissions: Omissions | None) -> str:
    """A line as text; nothing, where it is left out."""
    try:
        if len(raw) <= longest:
            return raw.decode("utf-8").rstrip("\r\n")
        why = Refused("uploads.long-line", kind=kind, most=longest, line=number)
    except UnicodeDecodeError as error:
        why = Refused("uploads.utf-8", kind=kind, byte=f"0x{raw[error.start]:02x}", line=number)
    if omissions is None:
        raise why
    omissions.add(why)
    return ""


def numbers(kind: Word, cells: Sequence[str], number: int, first: int, most: float = LARGEST) -> NDArray[np.float64]:
    """The numbers of a line.

    Parameters
    ----------
    kind : Word
        Of file.
    cells : sequence of str
        The cells that hold the numbers.
    number : int
        The line's.
    first : int
        Which cell of its line the first one is, from 1.
    most : float
        Of a number, either sign.

    Raises
    ------
    Refused
        With line and cell, if one is no number of digits 0 to 9, not finite, or too large.
    """
    try:
        values = np.fromiter(map(float, cells), np.float64, len(cells))
    except ValueError:
        values = None
    joined = "".join(cells)
    if values is None or not joined.isascii() or "_" in joined:
        at = next(at for at, cell in enumerate(cells) if not is_number(cell))
        _misread(kind, cells[at], number, first + at)
    if values.size and not -most <= values.min() <= values.max() <= most:
        at = int(np.argmin(np.abs(values) <= most))
        raise Refused(
            "uploads.unfit",
            kind=kind,
            most=most,
            found=quoted(cells[at]),
            place=Refused("uploads.cell", line=number, cell=first + at),
        )
    return values


def stacked(rows: Iterable[NDArray[np.float64]], dtype: type[Real]) -> NDArray[Real]:
    """Rows of one length in one array, which grows in its place: never twice in memory."""
    table = np.empty(0, dtype=dtype)
    filled = count = 0
    for row in rows:
        if filled + len(row) > len(table):
            table.resize(filled + len(row) + _GROWTH, refcheck=False)
        table[filled : filled + len(row)] = row
        filled, count = filled + len(row), count + 1
    table.resize(filled, refcheck=False)
    return table.reshape(count, -1) if filled else table.reshape(count, 0)


def is_number(cell: str) -> bool:
    """Whether the cell holds a number as every program writes it: digits 0 to 9, a point."""
    try:
        float(cell)
    except ValueError:
        return False
    return cell.isascii() and "_" not in cell


def _misread(kind: Word, cell: str, number: int, at: int) -> NoReturn:
    """Refuse a cell that is no number, for what it is."""
    key = "number"
    if not cell:
        key = "empty-cell"
    elif _COMMA.fullmatch(cell):
        key = "comma"
    elif not cell.isascii() and any(letter.isdigit() for letter in cell):
        key = "digits"
    place = Refused("uploads.cell", line=number, cell=at)
    raise Refused(f"uploads.{key}", kind=kind, cell=quoted(cell), place=place)
