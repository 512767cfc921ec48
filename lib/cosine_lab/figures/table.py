"""A table of numbers for readers and for files: one list of cells a column."""

import csv
import io
import math
from collections.abc import Mapping, Sequence

from cosine_lab import escape, prose
from cosine_lab.figures import style

GREAT = 10_000

Cell = str | float | int | None
Table = Mapping[str, Sequence[Cell]]


def comma_separated(table: Table) -> str:
    """The table as CSV (RFC 4180): floats to their last digit, nothing where undefined.

    A spreadsheet finds no formula in it (`cosine_lab.escape.cell`).

    Raises
    ------
    ValueError
        If the columns are not equally long.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(map(escape.cell, table))
    for row in zip(*_equal(table), strict=True):
        writer.writerow(escape.cell(each) if isinstance(each, str) else each for each in row)
    return text.getvalue()


def format_table(table: Table, digits: int = 3, *, powers: bool = True) -> dict[str, list[str]]:
    """The table as readers see it: floats to some digits, great ones without decimals.

    Tiny ones show as powers of ten, or where not `powers` as 0; "—" stands for undefined.

    Raises
    ------
    ValueError
        If the columns are not equally long.
    """
    _equal(table)
    return {name: [_text(cell, digits, powers) for cell in cells] for name, cells in table.items()}


def _text(cell: Cell, digits: int, powers: bool) -> str:  # noqa: FBT001 - handed through
    if isinstance(cell, int) and not isinstance(cell, bool):
        return f"{cell:,}"
    if isinstance(cell, str):
        return cell
    if cell is None or not math.isfinite(cell):
        return style.UNDEFINED
    if powers and 0 < abs(cell) < 10**-digits / 2:
        return prose.powered(cell)
    return f"{cell:,.0f}".replace("-", "−") if abs(cell) >= GREAT else style.number(cell, digits)


def _equal(table: Table) -> list[Sequence[Cell]]:
    columns = list(table.values())
    if len({len(column) for column in columns}) > 1:
        raise ValueError(f"table needs columns of one length, got {[len(column) for column in columns]}")
    return columns
