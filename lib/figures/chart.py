"""What a page shows of figures and tables, each with what goes with it."""

from collections.abc import Callable
from dataclasses import dataclass

from lib.escape import Markdown
from lib.figures.plain import Figure
from lib.figures.table import Table
from lib.refusals import Refused

Made = Table | Callable[[], Table]
"""A table for a file, or what makes it when a reader asks for the file."""


@dataclass(frozen=True, eq=False)
class Chart:
    """A figure.

    Attributes
    ----------
    figure : Figure
    alt : str
        What it shows, in a sentence, for readers who cannot see it.
    table : Made or None
        The numbers drawn.
    key : str
        Its name on the page and of its files, where the page gives it none.
    caption : Markdown or None
        Small text below it.
    title : Markdown or None
        Over it.
    """

    figure: Figure
    alt: str
    table: Made | None = None
    key: str = ""
    caption: Markdown | None = None
    title: Markdown | None = None


@dataclass(frozen=True, eq=False)
class Listing:
    """A small table to be read.

    Attributes
    ----------
    table : Table
    alt, key, title, caption
        As for a chart.
    digits : int
        Decimals on screen.
    powers : bool
        Whether tiny numbers show as powers of ten; else as 0.
    foreign : bool
        Whether it may hold words from a reader.
    """

    table: Table
    alt: str
    key: str
    title: Markdown | None = None
    caption: Markdown | None = None
    digits: int = 3
    powers: bool = True
    foreign: bool = False


Block = Chart | Listing


@dataclass(frozen=True, eq=False)
class View:
    """One of several things a page can show below its answer.

    Attributes
    ----------
    said : Markdown or None
        Its own answer.
    rows : tuple of rows
        Each of columns: a relative width, and the blocks in the column from top to bottom.
    note : Markdown or None
        Small text below the answer.
    below : Markdown or None
        Small text below all of it.
    refused : tuple of Refused
        What to know of the data.
    """

    said: Markdown | None = None
    rows: tuple[tuple[tuple[int, tuple[Block, ...]], ...], ...] = ()
    note: Markdown | None = None
    below: Markdown | None = None
    refused: tuple[Refused, ...] = ()
