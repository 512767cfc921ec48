"""Mounts the spectrum whose handles the reader drags, with its heatmap."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import streamlit as st

from lib.tokens import ASSETS
from lib.ui.esm import link

_FOLDER = ASSETS / "spectrum"


def show(surface: Mapping[str, Any], *, key: str) -> None:
    """Mount the spectrum; the browser does the rest, and the server hears nothing of it.

    Parameters
    ----------
    surface : mapping
        As assets/spectrum/lab.js, `Data`.
    key : str
        Identity of the mount: the same on every rerun of a page.
    """
    _component()(key=key, data=dict(surface))


@cache
def _component() -> Callable[..., Any]:
    sheets = (ASSETS / "plane" / "plane.css", _FOLDER / "spectrum.css")
    component: Callable[..., Any] = st.components.v2.component(
        "cosine_lab_spectrum",
        css="\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets),
        js=link(_FOLDER / "index.js"),
    )
    return component
