"""Mounts the tables of scores in which the reader chooses queries and adds words."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

import streamlit as st

from lib.tokens import ASSETS
from lib.ui import session
from lib.ui.esm import link

_FOLDER = ASSETS / "words"


def show(surface: Mapping[str, Any], *, key: str) -> None:
    """Mount the tables; the browser does the rest, and the server hears of another query only.

    The query then stands in the link's state (`session.linked`).

    Parameters
    ----------
    surface : mapping
        As assets/words/lab.js, `Data`.
    key : str
        Identity of the mount: the same on every rerun of a page.
    """
    _component()(key=key, data=dict(surface), on_settled_change=partial(session.hear, key))


@cache
def _component() -> Callable[..., Any]:
    sheets = (ASSETS / "plane" / "plane.css", _FOLDER / "words.css")
    component: Callable[..., Any] = st.components.v2.component(
        "cosine_lab_words",
        css="\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets),
        js=link(_FOLDER / "index.js"),
    )
    return component
