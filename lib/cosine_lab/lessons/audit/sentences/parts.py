"""What an audit says, part by part: sentences and small tables, for any place."""

from collections.abc import Callable
from typing import NamedTuple

from cosine_lab.figures.table import Table

Say = Callable[..., str]
"""The text of a key with its values, made for the place where it is shown."""
LISTED = 12
"""Names in a sentence, rows in a table on the page."""


class TitledTable(NamedTuple):
    """A small table: its title is the word `<key>-title`."""

    key: str
    table: Table
    digits: int = 4


class Part(NamedTuple):
    """A part of an audit: its title is the word `part-<key>`."""

    key: str
    lines: tuple[str, ...]
    tables: tuple[TitledTable, ...] = ()
