"""Shows figures and tables, and saves their numbers.

“Share” saves their pictures: the browser turns what it shows into a file (assets/share/export).
"""

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, cast

import pyarrow as pa
import streamlit as st
from plotly.basedatatypes import BaseFigure
from streamlit.delta_generator import DeltaGenerator

from cosine_lab.escape import Markdown
from cosine_lab.figures.chart import Block, Chart, Made, View
from cosine_lab.figures.plain import Figure
from cosine_lab.figures.style import Look
from cosine_lab.figures.table import Table, comma_separated, format_table
from cosine_lab.shared_cache import shared_cache
from cosine_lab.ui import session, shell
from cosine_lab.ui.shell import plain, text

_KEY = re.compile(r"[a-z0-9-]+")
_CONFIG: dict[str, Any] = {"displaylogo": False, "modeBarButtonsToRemove": ["toImage", "select2d", "lasso2d"]}


def draw(figure: Figure, *, key: str, alt: str) -> None:
    """Draw a figure as wide as its place.

    Parameters
    ----------
    figure : Figure
    key : str
        Identity of the chart on its page.
    alt : str
        What it shows, in a sentence.
    """
    st.plotly_chart(_Valid(figure), theme=None, key=key, alt=alt, config=_CONFIG)


class _Valid(BaseFigure):  # type: ignore[misc]
    """A figure that goes as it is: Streamlit has Plotly check a dict on every rerun, tests did."""

    def __init__(self, plain: Figure) -> None:
        object.__setattr__(self, "_plain", plain)

    def to_dict(self) -> Figure:
        """The plain data, which Streamlit writes as JSON."""
        return cast("Figure", object.__getattribute__(self, "_plain"))


def look() -> Look:
    """The look of figures in the theme the reader has on, and in talk mode or not."""
    dark = st.context.theme.type == "dark"
    return Look(dark=dark, talk=session.parameters().get("talk") == "1")


def show(figure: Figure, *, key: str, alt: str, table: Made | None = None) -> None:
    """Show a figure with a button that saves its numbers as CSV.

    Parameters
    ----------
    figure : Figure
        Drawn with `look()`; shown as wide as its place.
    key : str
        Name of the figure on its page and of its files: lower-case letters, digits and hyphens.
    alt : str
        What the figure shows, in a sentence, for readers who cannot see it.
    table : Made, optional
        The numbers drawn, for the CSV file; without it there is no such button.

    Raises
    ------
    ValueError
        If the key has other characters, or the columns are not equally long.
    """
    if not _KEY.fullmatch(key):
        raise ValueError(f"show needs a key of a–z, 0–9 and hyphens, got {key!r}")
    with st.container(key=f"figure-{key}"):
        draw(figure, key=f"chart-{key}", alt=alt)
        if table is not None:
            _csv(table, key)


def lay(view: View, *, answer: DeltaGenerator | None = None) -> None:
    """Show a view here: its answer (or where `answer` is), its figures and tables row by row.

    Parameters
    ----------
    view : View
    answer : DeltaGenerator, optional
    """
    with answer or nullcontext():
        shell.notes(view.refused)
        shell.say(view.answer)
        shell.caption(view.note)
    for columns in view.rows:
        # A column that is alone is as wide as the place: each block costs as much as an element.
        places: Sequence[AbstractContextManager[object]] = [nullcontext()] * len(columns)
        if len(columns) > 1:
            places = shell.split(*(width for width, _ in columns))
        for place, (_, blocks) in zip(places, columns, strict=True):
            with place:
                for block in blocks:
                    _block(block)
    shell.caption(view.below)


def _block(block: Block) -> None:
    if isinstance(block, Chart):
        if block.title:
            st.markdown(f"### {block.title}")
        show(block.figure, key=block.key, alt=block.alt, table=block.table)
    else:
        tabulate(
            block.table,
            key=block.key,
            alt=block.alt,
            title=block.title,
            digits=block.digits,
            powers=block.powers,
            foreign=block.foreign,
        )
    if block.caption is not None:
        shell.caption(block.caption)


def tabulate(
    table: Table,
    *,
    key: str,
    alt: str,
    title: Markdown | None = None,
    digits: int = 3,
    powers: bool = True,
    foreign: bool = False,
    saved: Table | None = None,
) -> None:
    """Show a small table, floats to so many digits, with a button that saves it as CSV.

    Parameters
    ----------
    table : Table
        The cells, None where undefined.
    key : str
        Name of the table on its page and of its file.
    alt : str
        What the table holds, in a sentence.
    title : str
        Heading over the table.
    digits : int
        Decimals on screen; the file has all.
    powers : bool
        Whether tiny numbers show as powers of ten; else as 0.
    foreign : bool
        Whether it may hold words from a reader's file, which Markdown must leave alone.
    saved : Table
        What the file holds, where that is not the same.

    Raises
    ------
    ValueError
        If the columns are not equally long.
    """
    if title:
        st.markdown(f"## {title}")
    cells = format_table(table, digits, powers=powers)
    if foreign:
        cells = {plain(head): [*map(plain, column)] for head, column in cells.items()}
    columns = tuple((head, tuple(column)) for head, column in cells.items())
    st.table(_arrow(columns), border="horizontal", hide_index=True, alt=alt)
    _csv(saved or table, key)


@shared_cache(most=256)
def _arrow(columns: tuple[tuple[str, tuple[str, ...]], ...]) -> pa.Table:
    """The columns as they travel: Streamlit would make a table of pandas first, on every rerun."""
    return pa.table(dict(columns))


def _csv(table: Made, key: str) -> None:
    words = text("figures")
    st.download_button(
        words("csv"),
        data=lambda: comma_separated(table() if callable(table) else table),
        file_name=f"{key}.csv",
        mime="text/csv",
        key=f"csv-{key}",
        help=words("csv-title"),
        on_click="ignore",
    )
