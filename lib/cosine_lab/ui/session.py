"""The one door to the session state and the URL."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

import streamlit as st
from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.scriptrunner import RerunException, get_script_run_ctx

from cosine_lab import prose
from cosine_lab.escape import LONGEST_QUOTE
from cosine_lab.links import amend
from cosine_lab.parameters import State, schema
from cosine_lab.refusals import Refused
from cosine_lab.talks import names, query_parameters

LINK = "s"
PAGE = "open"
"""The slug of the page that is open is kept under."""
_LANGUAGE, _CHOICES, _WRITINGS = "lang", "choices", "writings"
S = TypeVar("S", bound=State)


def linked(default: S) -> tuple[S, tuple[Refused, ...]]:
    """The state the URL describes, and what was ignored.

    What a hand wrote is taken over what the link holds.
    """
    state, ignored = amend(default, st.query_params.get(LINK))
    known = names.known().get(recall(PAGE))  # None before a new page's names are made
    query = parameters()
    labels = (known and LINK not in query and names.labels(known, query)) or state.labels
    written, refused = query_parameters.read(schema(type(default)), labels, query)
    return replace(state, **written), (*ignored, *(Refused("links.by-hand", why=why) for why in refused))


def language() -> str:
    """The language the URL asks for, else the last one asked for or wished, which the URL then carries on."""
    offered = prose.languages()
    if len(offered) == 1:  # every text asks, and an address costs more to read than a text
        return prose.ENGLISH
    in_link = st.query_params.get(_LANGUAGE)
    if in_link in offered:
        remember(_LANGUAGE, in_link)
        return in_link
    preference: str = recall(_LANGUAGE) or prose.wished(
        st.context.cookies.get(_LANGUAGE, ""), st.context.headers.get("Accept-Language", "")
    )
    remember(_LANGUAGE, preference)
    if preference != prose.ENGLISH:
        st.query_params[_LANGUAGE] = preference
    return preference


def unknown_language() -> tuple[Refused, ...]:
    """What is to be said of a language that the URL asks for and nobody has written."""
    in_link = st.query_params.get(_LANGUAGE)
    if not in_link or in_link in prose.languages():
        return ()
    return (
        Refused("site.unknown-language", asked=in_link[:LONGEST_QUOTE], names=[name for _, name in prose.choices()]),
    )


def decides(name: str) -> bool:
    """Whether the URL decides a choice: its first run on this page, or the way back or forward."""
    context = get_script_run_ctx()
    page = context.page_script_hash if context else ""
    pages: dict[str, str] = recall(_CHOICES) or {}
    remember(_CHOICES, pages | {name: page})
    return context is None or context.is_history_navigation or pages.get(name) != page


def undecide() -> None:
    """Let the URL decide every choice again."""
    remember(_CHOICES, {})


def write(values: Mapping[str, str | list[str]], *, keeps_state: bool = True) -> None:
    """Write to the URL: one step of history, after which the browser puts back its own writings.

    Parameters
    ----------
    values : mapping of str to str or list of str
        By parameter; an empty list takes it out.
    keeps_state : bool
        Whether the surface's state stays in the URL.
    """
    # In one message: two would be two steps.
    st.query_params.update(values if keeps_state else {**values, LINK: []})
    count_writing(keeps_state=keeps_state)


def count_writing(*, keeps_state: bool = True) -> None:
    """Python, or Streamlit for it, has written to the URL."""
    remember(_WRITINGS, (writings()[0] + 1, keeps_state))


def writings() -> tuple[int, bool]:
    """How often Python has written to the URL, and whether it last kept the surface's state."""
    counted: tuple[int, bool] = recall(_WRITINGS) or (0, True)
    return counted


def put_back(values: Mapping[str, object]) -> None:
    """Give widgets, by their names, these values, which are the ones that no URL has to carry."""
    for name, value in values.items():
        remember(name, value)
    write({name: [] for name in values if name in (recall(_CHOICES) or ())})


def remember(name: str, value: object) -> None:
    """Keep a value for the rest of this reader's session; nothing that a link must restore."""
    st.session_state[name] = value


def recall(name: str) -> Any:  # noqa: ANN401 - whatever was kept
    """What was kept under that name; None where nothing was."""
    return st.session_state.get(name)


def adopt_settled_link(key: str) -> None:
    """Take what the surface mounted under that key has just told for the link's state.

    The browser's address has it already, but Streamlit sends the address of the last rerun.
    """
    value = message(key, "settled")
    if not isinstance(value, dict):  # the page has gone, and this one's link is another's
        return
    link = value.get("link")
    if isinstance(link, str):
        write({LINK: link})
    else:
        drop_link()


def message(key: str, name: str) -> Any:  # noqa: ANN401 - whatever the browser sent, untrusted
    """What the component mounted under that key has just told under that name.

    None where nothing is mounted: what a page tells may arrive when its reader has gone on to another.
    """
    told = recall(key)
    return told.get(name) if told is not None else None


def drop_link() -> None:
    """Forget the link's state: it described something else."""
    write({}, keeps_state=False)


def parameter(name: str) -> str | None:
    """What the URL asks for by that parameter."""
    return st.query_params.get(name)


def forget(name: str, instead: object = None) -> None:
    """Take a parameter that cannot be read out of the URL.

    Where a widget stands for it, Streamlit does so itself once the widget is given `instead`, its
    default: nobody else may touch what is bound.
    """
    if name in st.session_state:
        remember(name, instead)
    else:
        st.query_params.pop(name, None)


def parameters() -> dict[str, str]:
    """Everything the URL asks for; what was taken out of it still stands there, empty."""
    return {name: value for name, value in st.query_params.to_dict().items() if value}


@contextmanager
def carried() -> Iterator[None]:
    """Have what the reader has just set outlive a turn to another page.

    The first run after a restart of the server makes such turns, and may bring a file.
    """
    context = get_script_run_ctx(suppress_warning=True)
    try:
        yield
    except RerunException as turn:
        states = context.session_state.get_widget_states() if context else []
        widget_states = WidgetStates(widgets=states) if states else None
        raise RerunException(replace(turn.rerun_data, widget_states=widget_states)) from None
