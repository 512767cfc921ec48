"""The one door to the session state and the URL."""

from collections.abc import Sequence
from typing import TypeVar

import streamlit as st

from lib.links import amend
from lib.parameters import State

LINK = "s"
_ROUTED = "routed"
_WANTED = "wanted"
S = TypeVar("S", bound=State)


def linked(default: S) -> tuple[S, tuple[str, ...]]:
    """The state the URL describes, and what of it was ignored, in sentences."""
    return amend(default, st.query_params.get(LINK))


def choose(
    name: str, options: dict[str, str], label: str, *, keep_link: bool = False
) -> tuple[str, tuple[str, ...]]:
    """One of several options, by a widget bound to the URL parameter `name`.

    Parameters
    ----------
    name : str
        URL parameter and key.
    options : dict of str to str
        Title by value; the first is the default. The URL carries titles.
    label : str
        Accessible name.
    keep_link : bool
        Whether the surface's state in the link still makes sense after another choice.

    Returns
    -------
    value, notes
        `notes` says what of an unknown value in the link was ignored.
    """
    asked = st.query_params.get(name)
    notes: tuple[str, ...] = ()
    if asked is not None and asked not in options.values():
        known = ", ".join(options.values())
        notes = (f"The link asks for the {label.lower()} “{asked[:40]}”; known are {known}.",)
    values = list(options)
    chosen = st.segmented_control(
        label,
        values,
        default=values[0],
        format_func=options.__getitem__,
        key=name,
        required=True,
        label_visibility="collapsed",
        bind="query-params",
        on_change="rerun" if keep_link else drop_link,
    )
    return chosen or values[0], notes


def drop_link() -> None:
    """Forget the link's state: it described something else."""
    st.query_params.pop(LINK, None)


def mark_routed() -> None:
    """Remember that the router has run in this session."""
    st.session_state[_ROUTED] = True


def routed() -> bool:
    """Whether the router has run in this session."""
    return bool(st.session_state.get(_ROUTED))


def want(slug: str) -> None:
    """Remember the page a cold link asked for."""
    st.session_state[_WANTED] = (slug, st.query_params.to_dict())


def wanted(slugs: Sequence[str]) -> tuple[str, dict[str, str]] | None:
    """The page a cold link asked for, once."""
    found: tuple[str, dict[str, str]] | None = st.session_state.pop(_WANTED, None)
    return found if found and found[0] in slugs else None
