"""Mounts what a lesson draws in the browser."""

from functools import partial

from cosine_lab.data import vector_files
from cosine_lab.prose import Text
from cosine_lab.site.store import FOLDER
from cosine_lab.surfaces import Surface, envelope
from cosine_lab.ui import session
from cosine_lab.ui.mount import component

PHONES = "site"
"""Below the app's root: the site without a server (lib/cosine_lab/server/phones.py), which has the vectors too."""
CURRENT = "shown-surface"
"""What was shown last is kept under: a lesson, its surface, its words."""


def show(surface: Surface, text: Text, *, key: str) -> None:
    """Mount the surface; the browser does the rest. One that tells sets the link and reruns.

    Parameters
    ----------
    surface : Surface
    text : Text
        The page's words; their part is the lesson's entry in assets/lessons.
    key : str
        Identity of the mount: the same on every rerun of a page.
    """
    session.remember(CURRENT, (text.part, surface, text))
    data = envelope(surface, text) | {"vectors": vectors()}
    component(text.part)(key=key, data=data, on_settled_change=partial(session.adopt_settled_link, key))


def vectors() -> str:
    """Where the vectors of words are, from the app's root."""
    return f"{PHONES}/{FOLDER}/{vector_files.folder()}"
