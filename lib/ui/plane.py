"""Mounts the drag surface."""

from functools import partial

from lib.figures.plane import Surface, data
from lib.ui import session
from lib.ui.mount import component


def show(surface: Surface, *, key: str) -> None:
    """Mount the surface; the browser does the rest. One that tells sets the link and reruns.

    Parameters
    ----------
    surface : Surface
    key : str
        Identity of the mount: the same on every rerun of a page.
    """
    component("plane")(key=key, data=data(surface), on_settled_change=partial(session.hear, key))
