"""Fragments, parts of a page that run alone: a choice in one asks for nothing of the rest."""

from collections.abc import Callable
from functools import wraps

import streamlit as st

from cosine_lab.ui import free_play, glosses, shell, url_sync


def alone(compose: Callable[[], None]) -> None:
    """Compose a part of a page here, and alone again whenever one of its own controls is used.

    It decorates a function of a page; nothing else calls that function. What the function reads of
    the page is as the page's own run left it; what the address says may have changed since.
    """
    met, name = glosses.met(), compose.__name__

    @st.fragment
    def run() -> None:
        glosses.go_on(met)
        with url_sync.keep_in_step(f"page-{name}"):
            compose()

    run()


def free(compose: Callable[[], None]) -> None:
    """`alone`, in a place for free play (`shell.free`), and not composed before that has begun."""

    @wraps(compose)
    def place() -> None:
        with shell.free(compose.__name__):
            if free_play.begun():
                compose()
            else:
                free_play.wait(compose.__name__)

    alone(place)
