"""Mounts the spectrum whose handles the reader drags, with its heatmap."""

from collections.abc import Mapping
from typing import Any

from lib.ui.mount import component


def show(surface: Mapping[str, Any], *, key: str) -> None:
    """Mount the spectrum; the browser does the rest, and the server hears nothing of it.

    Parameters
    ----------
    surface : mapping
        As assets/spectrum/lab.js, `Data`.
    key : str
        Identity of the mount: the same on every rerun of a page.
    """
    component("spectrum")(key=key, data=dict(surface))
