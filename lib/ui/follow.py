"""Goes on with a talk: turns to the page that its next step is on."""

from collections.abc import Collection
from pathlib import Path

import streamlit as st

from lib.refusals import Refused
from lib.talks import links
from lib.ui import bound

_PAGES = Path(__file__).resolve().parents[2] / "pages"


def follow(told: object, here: str, pages: Collection[str]) -> str | None:
    """Turn to the step, or the choice of a page in free play, that the browser asks for.

    Parameters
    ----------
    told : object
        Untrusted; should be {"path": path and query, "talk": whether talk mode is on, "free":
        whether nobody is guided there}.
    here : str
        The slug of the page that is open.
    pages : collection of str
        The slugs there are.

    Returns
    -------
    path or None
        What the browser has to load anew: a page that shares a bound widget's name with this one,
        for which Streamlit turns to no page.
    """
    held = told if isinstance(told, dict) else {}
    path = f"{held.get('path')}"
    try:
        slug, asked = links.read(f"/{path}", pages)
    except Refused:
        return None
    written = bound.names()  # by Streamlit
    if slug != here and written & dict(asked).keys():
        return path
    bound.follow(slug, dict(asked))
    modes = {"talk": "1"} if held.get("talk") is True else {}
    modes |= {"guide": "0"} if held.get("free") is True else {}
    carried = {name: value for name, value in asked if name not in written}
    st.switch_page(_PAGES / f"{slug}.py", query_params=carried | modes)
    return None
