"""Shows figures and tables that a reader can take along: SVG, PNG and CSV, none made by a server.

The browser turns the chart it shows into a file (assets/figures/save.js).
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import plotly.graph_objects as go
import streamlit as st

from lib import prose
from lib.figures.style import Look
from lib.figures.table import Table, comma_separated, shown
from lib.tokens import ASSETS
from lib.ui.esm import link
from lib.ui.shell import plain

_FOLDER = ASSETS / "figures"
_KEY = re.compile(r"[a-z0-9-]+")
_SCALE = 2  # PNG pixels a CSS pixel


def look() -> Look:
    """The look of figures in the theme the reader has on."""
    return Look(dark=st.context.theme.type == "dark")


def show(figure: go.Figure, *, key: str, alt: str, table: Table | None = None) -> None:
    """Show a figure with buttons that save it as SVG and PNG, and its numbers as CSV.

    Parameters
    ----------
    figure : go.Figure
        Drawn with `look()`; shown as wide as its place.
    key : str
        Name of the figure on its page and of its files: lower-case letters, digits and hyphens.
    alt : str
        What the figure shows, in a sentence, for readers who cannot see it.
    table : Table, optional
        The numbers drawn, for the CSV file; without it there is no such button.

    Raises
    ------
    ValueError
        If the key has other characters, or the columns are not equally long.
    """
    if not _KEY.fullmatch(key):
        raise ValueError(f"show needs a key of a–z, 0–9 and hyphens, got {key!r}")
    with st.container(key=f"figure-{key}"):
        st.plotly_chart(figure.to_dict(), theme=None, key=f"chart-{key}", alt=alt, config=_CONFIG)
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            _saver()(
                key=f"save-{key}",
                data={
                    "figure": f"figure-{key}",
                    "name": key,
                    "scale": _SCALE,
                    "words": prose.words("figures"),
                },
                width="content",
            )
            if table is not None:
                _csv(table, key)


def tabulate(
    table: Table,
    *,
    key: str,
    alt: str,
    title: str = "",
    digits: int = 3,
    powers: bool = True,
    foreign: bool = False,
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

    Raises
    ------
    ValueError
        If the columns are not equally long.
    """
    if title:
        st.markdown(f"### {title}")
    cells = shown(table, digits, powers=powers)
    if foreign:
        cells = {plain(head): [*map(plain, column)] for head, column in cells.items()}
    st.table(cells, border="horizontal", hide_index=True, alt=alt)
    _csv(table, key)


_CONFIG: dict[str, Any] = {
    "displaylogo": False,
    "modeBarButtonsToRemove": ["toImage", "select2d", "lasso2d"],
}


def _csv(table: Table, key: str) -> None:
    words = prose.words("figures")
    st.download_button(
        words["csv"],
        data=lambda: comma_separated(table),
        file_name=f"{key}.csv",
        mime="text/csv",
        key=f"csv-{key}",
        help=words["csv-title"],
        on_click="ignore",
    )


@cache
def _saver() -> Callable[..., Any]:
    component: Callable[..., Any] = st.components.v2.component(
        "cosine_lab_figures",
        css=(_FOLDER / "figures.css").read_text(encoding="utf-8"),
        js=link(_FOLDER / "index.js"),
    )
    return component
