"""Whether a reader plays freely, which the browser knows first (assets/hosts/streamlit/lazy_mount.js)."""

from functools import partial

import streamlit as st

from cosine_lab.ui import bound_parameters, session
from cosine_lab.ui.mount import small

BEAT, GUIDE, FREE = "beat", "guide", "0"
_PLAYED = "played"


def begun() -> bool:
    """Whether free play has begun on this page: its address says so, or the browser has said it.

    It stays begun: what a story hides again is there when the reader comes back.
    """
    parameters = session.parameters()
    if parameters.get(GUIDE) == FREE or (session.LINK in parameters and BEAT not in parameters):
        _begin(bound_parameters.page())
    return bound_parameters.page() in _played()


def wait(name: str) -> None:
    """Stand in the place of what free play has, until that begins."""
    small("lazy_mount")(key=f"waiting-{name}", on_begun_change=partial(_hear, bound_parameters.page()))


def _hear(slug: str) -> None:
    """The whole page runs: where several parts wait, each asks, and Streamlit hears one of them."""
    _begin(slug)
    st.rerun()


def _played() -> frozenset[str]:
    slugs: frozenset[str] = session.recall(_PLAYED) or frozenset()
    return slugs


def _begin(slug: str) -> None:
    session.remember(_PLAYED, _played() | {slug})
