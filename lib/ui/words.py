"""Mounts the tables of scores in which the reader chooses queries and adds words."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from lib.ui import session
from lib.ui.mount import component


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
    component("words")(key=key, data=dict(surface), on_settled_change=partial(session.hear, key))
