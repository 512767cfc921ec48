"""Mounts what a lesson draws in the browser."""

from functools import partial

from lib.prose import Text
from lib.surfaces import Surface, envelope
from lib.ui import session
from lib.ui.mount import component

SHOWN = "shown-surface"
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
    session.remember(SHOWN, (text.part, surface, text))
    component(text.part)(key=key, data=envelope(surface, text), on_settled_change=partial(session.adopt_told_link, key))
