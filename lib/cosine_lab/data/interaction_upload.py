"""A reader's own interaction matrix: a CSV table, bounded, parsed or refused with a reason."""

from collections.abc import Iterator
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from cosine_lab import names
from cosine_lab.data.files.cells import Cells, table
from cosine_lab.data.files.lines import is_number, numbers, stacked
from cosine_lab.data.interactions import Interactions
from cosine_lab.escape import quoted
from cosine_lab.refusals import Refused, Word

MOST_BYTES = 5_000_000
MOST_USERS = 20_000
MOST_ITEMS = 1000
FEWEST = 2
LONGEST_NAME = 40
LARGEST = 1e6  # of a number, either sign: squares of sums must stay finite
LONGEST_LINE = (MOST_ITEMS + 1) * 200  # bytes
MOST_EMPTY = 1000  # lines of separators alone
SEPARATORS = ",;\t"
CSV = Word("uploads.csv")
_CORNERS = frozenset({"", "id", "name", "user", "user_id", "users"})


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
    Refused
        Naming line and cell at fault where there is one.
    """
    if len(content) <= MOST_BYTES and not content.strip():
        raise Refused("uploads.empty", kind=CSV)
    cells = _filled(table(CSV, content, LONGEST_LINE, SEPARATORS, most=MOST_BYTES)[1])
    first = list(islice(cells, 1))
    header = first[0] if first and not all(map(_is_entry, first[0][1][1:])) else None
    users: list[Cells] = []
    entries = stacked(_rows(cells if header else chain(first, cells), header, users), np.float64)
    if len(users) < FEWEST:
        raise Refused("uploads.users", kind=CSV, fewest=FEWEST, users=len(users))
    named = header[1] if header else []
    if _names_users(header, users):
        entries, named = entries[:, 1:], named[1:]
    else:
        for at, cell in users:
            _entries(cell, at, 1)
    items = entries.shape[1]
    if not FEWEST <= items <= MOST_ITEMS:
        raise Refused("uploads.items", kind=CSV, fewest=FEWEST, most=MOST_ITEMS, items=items)
    if not entries.any():
        raise Refused("uploads.no-interaction", kind=CSV)
    return Interactions(X=entries, groups=None, names=_item_names(named, items))


def _filled(rows: Iterator[Cells]) -> Iterator[Cells]:
    """Lines that hold more than separators; some may hold nothing else."""
    empty = 0
    for at, cells in rows:
        if any(cells):
            yield at, cells
        elif (empty := empty + 1) > MOST_EMPTY:
            raise Refused("uploads.blank-lines", kind=CSV, most=MOST_EMPTY)


def _rows(body: Iterator[Cells], header: Cells | None, users: list[Cells]) -> Iterator[NDArray[np.float64]]:
    """Numbers of every line; the first cells, which may be names, are taken down with their lines.

    They count as numbers where they look like some, and are judged later.
    """
    width = len(header[1]) if header else 0
    for at, cells in body:
        width = width or len(cells)
        if len(cells) != width:
            first = header[0] if header else users[0][0]
            raise Refused("uploads.cells", kind=CSV, cells=width, first=first, found=len(cells), line=at)
        if width > MOST_ITEMS + 1:
            raise Refused("uploads.items", kind=CSV, fewest=FEWEST, most=MOST_ITEMS, items=width)
        users.append((at, cells[:1]))
        if len(users) > MOST_USERS:
            raise Refused("uploads.many-users", kind=CSV, most=MOST_USERS, line=at)
        first_entry = float(cells[0] or 0) if _is_entry(cells[0]) else 0.0
        yield np.concatenate([[first_entry], _entries(cells[1:], at, 2)])


def _names_users(header: Cells | None, users: list[Cells]) -> bool:
    if header is not None and header[1][0].lower() in _CORNERS:
        return True
    return not all(_is_entry(cell) for _, (cell,) in users)


def _is_entry(cell: str) -> bool:
    return not cell or is_number(cell)


def _entries(cells: list[str], at: int, first: int) -> NDArray[np.float64]:
    return numbers(CSV, [cell or "0" for cell in cells], at, first, LARGEST)


def _item_names(header: list[str], items: int) -> tuple[str, ...]:
    """Different names that can be shown, cut where they are long; numbers from 1 for blank ones."""
    unique: dict[str, str] = {}
    for at, label in enumerate(header or [""] * items, start=1):
        name = names.normal(label) or str(at)
        if names.unseen(name):
            raise Refused("uploads.unseen-item", kind=CSV, item=quoted(name), number=at)
        if len(name) > LONGEST_NAME:
            name = name[: LONGEST_NAME - 1] + "…"
        if names.looks(name) in unique:
            raise Refused("uploads.same-item", kind=CSV, item=quoted(name), number=at)
        unique[names.looks(name)] = name
    return tuple(unique.values())
