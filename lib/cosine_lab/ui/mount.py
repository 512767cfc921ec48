"""Makes a component of Streamlit from a lesson's own entry in assets/lessons."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from cosine_lab.places import ASSETS
from cosine_lab.shared_cache import shared_cache
from cosine_lab.site.bundles import code, in_files, sheets
from cosine_lab.site.esm import bare
from cosine_lab.ui import bound_parameters, reruns, session

_LAST_STATE = "shown:"


def component(slug: str) -> Callable[..., Any]:
    """What mounts the lesson's live part, called as a component is.

    A browser adopts a surface's state only where the epoch is new. While it is not, the message
    stays what it was, so that Streamlit sends a mark of it in its place: the browser has it.

    Parameters
    ----------
    slug : str
        The lesson's folder in assets/lessons.
    """

    def mount(*, key: str, data: Mapping[str, Any], **events: Callable[[], None]) -> None:
        epoch = f"{data['epoch']}:{bound_parameters.followed()}"
        made(slug)(key=key, data=unchanged(key, {**data, "epoch": epoch}), **events)

    return mount


def unchanged(key: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data, with the state that its epoch began with if the last run showed that epoch."""
    last = session.recall(_LAST_STATE + key)
    now = reruns.number()
    same = last is not None and last[:2] == (data["epoch"], now - 1)
    state = last[2] if same else data["state"]
    session.remember(_LAST_STATE + key, (data["epoch"], now, state))
    return dict(data) | {"state": state}


@shared_cache
def small(name: str) -> Callable[..., Any]:
    """The component of a file of assets/hosts/streamlit: too small for a file that browsers cache."""
    script = (ASSETS / "hosts" / "streamlit" / f"{name}.js").read_text(encoding="utf-8")
    component: Callable[..., Any] = st.components.v2.component(f"cosine_lab_{name}", js=bare(script))
    return component


@shared_cache
def made(slug: str) -> Callable[..., Any]:
    """The component of a lesson, or of another file of lib/cosine_lab/site/bundles."""
    component: Callable[..., Any] = st.components.v2.component(
        f"cosine_lab_{slug}", js=code(slug), css=None if in_files(slug) else sheets(slug)
    )
    return component
