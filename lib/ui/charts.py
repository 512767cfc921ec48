"""Hands a figure to Streamlit as the plain data that it is."""

from typing import Any, cast

import streamlit as st
from plotly.basedatatypes import BaseFigure

from lib.figures.plain import Figure

_CONFIG: dict[str, Any] = {
    "displaylogo": False,
    "modeBarButtonsToRemove": ["toImage", "select2d", "lasso2d"],
}


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
