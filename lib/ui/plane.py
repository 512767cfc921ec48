"""Mounts the drag surface."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import streamlit as st

from lib.figures.plane import Surface, data
from lib.tokens import ASSETS
from lib.ui import session
from lib.ui.esm import link

_FOLDER = ASSETS / "plane"


@cache
def _component() -> Callable[..., Any]:
    component: Callable[..., Any] = st.components.v2.component(
        "cosine_lab_plane",
        css=(_FOLDER / "plane.css").read_text(encoding="utf-8"),
        js=link(_FOLDER / "index.js"),
    )
    return component


def show(surface: Surface, *, key: str) -> None:
    """Mount the surface; the browser does the rest. One that tells sets the link and reruns.

    Parameters
    ----------
    surface : Surface
    key : str
        Identity of the mount: the same on every rerun of a page.
    """
    _component()(key=key, data=data(surface), on_settled_change=partial(session.hear, key))
