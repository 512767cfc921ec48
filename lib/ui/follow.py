"""Goes on with a talk: turns to the page that its next step is on."""

from collections.abc import Collection
from pathlib import Path

import streamlit as st

from lib.refusals import Refused
from lib.talks import links
from lib.ui import session

_PAGES = Path(__file__).resolve().parents[2] / "pages"


def follow(told: object, pages: Collection[str]) -> None:
    """Turn to the step that the browser asks for, if there is such a page.

    Parameters
    ----------
    told : object
        Untrusted; should be {"path": path and query, "talk": whether talk mode is on}.
    pages : collection of str
        The slugs there are.
    """
    held = told if isinstance(told, dict) else {}
    try:
        slug, asked = links.read(f"/{held.get('path')}", pages)
    except Refused:
        return
    session.decide_anew()
    talk = {"talk": "1"} if held.get("talk") is True else {}
    st.switch_page(_PAGES / f"{slug}.py", query_params=dict(asked) | talk)
