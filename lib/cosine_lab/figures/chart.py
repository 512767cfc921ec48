"""What a page shows of figures and tables, each with what goes with it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cosine_lab.escape import Markdown
from cosine_lab.figures.plain import Figure
from cosine_lab.figures.table import Table
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused

Made = Table | Callable[[], Table]
"""A table for a file, or what makes it when a reader asks for the file."""


@dataclass(frozen=True, eq=False)
class Chart:
    """A figure.

    alt : what it shows, in a sentence, for readers who cannot see it
    table : the numbers drawn
    key : its name on the page and of its files, where the page gives it none
    caption : small text below it
    title : over it
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

    alt, key, title, caption : as for a chart
    digits : decimals on screen
    powers : whether tiny numbers show as powers of ten; else as 0
    foreign : whether it may hold words from a reader
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
Row = tuple[tuple[int, tuple[Block, ...]], ...]
"""Columns: each a relative width, and the blocks in it from top to bottom."""


def chart(
    name: str,
    figure: Figure,
    text: Text,
    table: Made | None = None,
    **more: Any,  # noqa: ANN401 - a Chart's
) -> Chart:
    """A figure by its name, which names its files too: the page's words say the rest.

    Where the page's own name begins it, that is left out of the words' keys: `<key>-alt` is read
    to who cannot see it, `<key>-title` and `<key>-caption` stand over and below it if there are
    such words. Whatever is given in `more` is taken as it is.
    """
    return Chart(figure, table=table, **_words(name, text, more))


def listing(name: str, table: Table, text: Text, **more: Any) -> Listing:  # noqa: ANN401 - a Listing's
    """A table by its name, as `chart` is."""
    return Listing(table, **_words(name, text, more))


def row(*blocks: Block) -> Row:
    """Blocks beside one another, each as wide as the others."""
    return tuple((1, (block,)) for block in blocks)


def _words(name: str, text: Text, more: dict[str, Any]) -> dict[str, Any]:
    key = name.removeprefix(f"{text.part}-")
    words: dict[str, Any] = {"key": name}
    if "alt" not in more:
        words["alt"] = text(f"{key}-alt" if f"{key}-alt" in text else f"{key}-title")
    for place in ("title", "caption"):
        if place not in more and f"{key}-{place}" in text:
            words[place] = text.markdown(f"{key}-{place}")
    return words | more


@dataclass(frozen=True, eq=False)
class View:
    """One of several things a page can show below its answer.

    answer : its own answer
    rows : from top to bottom
    note : small text below the answer
    below : small text below all of it
    refused : what to know of the data
    """

    answer: Markdown | None = None
    rows: tuple[Row, ...] = ()
    note: Markdown | None = None
    below: Markdown | None = None
    refused: tuple[Refused, ...] = ()
