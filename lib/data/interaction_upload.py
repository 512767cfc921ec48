"""A reader's own interaction matrix: a CSV table, bounded, parsed or refused with a reason."""

import csv
import io
import math

import numpy as np

from lib.data.interactions import Interactions

MOST_BYTES = 5_000_000
MOST_USERS = 20_000
MOST_ITEMS = 1000
FEWEST = 2
LONGEST_NAME = 40
LARGEST = 1e6  # of a number, either sign: squares of sums must stay finite
SEPARATORS = ",;\t"
QUOTED = 24
CORNERS = frozenset({"", "id", "name", "user", "user_id", "users"})


def parse(content: bytes) -> Interactions:
    """Interactions from a CSV table: one line a user, one column an item, entries numbers.

    UTF-8, separated by comma, semicolon or tab (the commonest in the first line). A first line with
    a cell that is no number holds the names of the items. A first column holds the names of the
    users, and is dropped, if a cell of it is no number, or if the header calls it nothing, id,
    name, user, users or user_id. An empty cell is 0. Blank lines are skipped.

    Parameters
    ----------
    content : bytes
        The file, at most 5 MB, 2 to 20,000 users and 2 to 1,000 items, numbers of ±1,000,000.

    Returns
    -------
    Interactions
        Groups unknown; items without a name are called by their number from 1.

    Raises
    ------
    ValueError
        "parse needs …, got …", naming the line at fault where there is one.
    """
    if len(content) > MOST_BYTES:
        raise ValueError(f"parse needs at most {MOST_BYTES:,} bytes, got {len(content):,}")
    lines = _lines(content)
    names = _header(lines)
    body = lines[1:] if names else lines
    if not FEWEST <= len(body) <= MOST_USERS:
        raise ValueError(f"parse needs {FEWEST} to {MOST_USERS:,} users, got {len(body):,}")
    skip = 1 if len(body[0][1]) > 1 and _names_users(names, body) else 0
    items = len(body[0][1]) - skip
    if not FEWEST <= items <= MOST_ITEMS:
        raise ValueError(f"parse needs {FEWEST} to {MOST_ITEMS:,} items, got {items:,}")
    table = np.array([_entries(at, cells[skip:], items) for at, cells in body])
    if not table.any():
        raise ValueError("parse needs one interaction at least, got zeros only")
    return Interactions(X=table, groups=None, names=_item_names(names, items))


def _lines(content: bytes) -> list[tuple[int, list[str]]]:
    """Line number from 1 and stripped cells of every line that is not blank."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"parse needs UTF-8 text, got byte {error.start} outside it") from error
    first = text.lstrip().split("\n", 1)[0]
    separator = max(SEPARATORS, key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    try:
        rows = [(reader.line_num, [cell.strip() for cell in cells]) for cells in reader]
    except csv.Error as error:
        raise ValueError(f"parse needs a CSV table, got: {error}") from error
    lines = [(at, cells) for at, cells in rows if any(cells)]
    if not lines:
        raise ValueError("parse needs a table, got an empty file")
    return lines


def _header(lines: list[tuple[int, list[str]]]) -> list[str] | None:
    """The first line, if a cell after its first is no number."""
    cells = lines[0][1]
    return cells if any(_number(cell) is None for cell in cells[1:]) else None


def _names_users(header: list[str] | None, body: list[tuple[int, list[str]]]) -> bool:
    if header is not None and header[0].lower() in CORNERS:
        return True
    return any(_number(cells[0]) is None for _, cells in body)


def _item_names(header: list[str] | None, items: int) -> tuple[str, ...]:
    given = header[-items:] if header and len(header) >= items else [""] * items
    return tuple(cell[:LONGEST_NAME] or str(at) for at, cell in enumerate(given, start=1))


def _entries(at: int, cells: list[str], items: int) -> list[float]:
    if len(cells) != items:
        raise ValueError(f"parse needs {items} numbers a line, got {len(cells)} in line {at}")
    numbers: list[float] = []
    for cell in cells:
        number = _number(cell)
        if number is None or not math.isfinite(number):
            raise ValueError(f"parse needs finite numbers, got {cell[:QUOTED]!r} in line {at}")
        if abs(number) > LARGEST:
            raise ValueError(
                f"parse needs numbers of at most {LARGEST:,.0f} in size, "
                f"got {cell[:QUOTED]!r} in line {at}"
            )
        numbers.append(number)
    return numbers


def _number(cell: str) -> float | None:
    if not cell:
        return 0.0
    try:
        return float(cell)
    except ValueError:
        return None
