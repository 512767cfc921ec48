"""The one door to the session state and the URL."""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

import streamlit as st

from lib import prose
from lib.links import amend
from lib.parameters import Field, State
from lib.refusals import Refused, Word
from lib.ui.old_titles import asked_key

LINK = "s"
_LANGUAGE = "lang"
_LONGEST_QUOTE = 40
S = TypeVar("S", bound=State)


def linked(default: S, former: S | None = None) -> tuple[S, tuple[Refused, ...]]:
    """The state the URL describes, and what was ignored; `former` is the default of older links."""
    link = st.query_params.get(LINK)
    state, ignored = amend(default, link)
    if ignored and former:
        older, wrong = amend(former, link)
        if not wrong and older.labels == former.labels:
            return replace(older, labels=default.labels), ()
    return state, ignored


def language() -> str:
    """The language the URL asks for, else the last one asked for, which the URL then carries on."""
    asked = st.query_params.get(_LANGUAGE)
    if asked in prose.languages():
        remember(_LANGUAGE, asked)
        return asked
    kept: str = recall(_LANGUAGE) or prose.ENGLISH
    if kept != prose.ENGLISH:
        st.query_params[_LANGUAGE] = kept
    return kept


def choose(
    name: str, options: Mapping[str, str], label: str, *, keeps_state: bool = False
) -> tuple[str, tuple[Refused, ...]]:
    """One of several options, by a widget bound to the URL parameter `name`.

    Parameters
    ----------
    name : str
        URL parameter and key.
    options : mapping of str to str
        Title by key; the first is the default. The URL carries keys, except where the state is
        kept: Streamlit's own binding, which leaves the rest of the URL alone, writes titles.
    label : str
        Accessible name.
    keeps_state : bool
        Whether the surface's state in the link still makes sense after another choice.

    Returns
    -------
    key, refusals
        What of an unknown value in the link was ignored.
    """
    asked = st.query_params.get(name)
    key = asked_key(name, asked or "", options)
    refusals: tuple[Refused, ...] = ()
    if asked and (key is None or (keeps_state and asked not in options.values())):
        told = {"asked": asked[:_LONGEST_QUOTE], "known": tuple(options.values())}
        refusals = (Refused("links.choice", label=label, **told),)
    values = list(options)
    if keeps_state:
        bound: dict[str, Any] = {"default": values[0], "bind": "query-params"}
    else:
        st.session_state[name] = key or values[0]
        bound = {"on_change": _turn, "args": (name, values[0])}
    chosen = st.segmented_control(
        label,
        values,
        format_func=options.__getitem__,
        key=name,
        required=True,
        label_visibility="collapsed",
        **bound,
    )
    return chosen or values[0], refusals


def _turn(name: str, first: str) -> None:
    """Write a choice to the URL, without the state of the last one: one step of history."""
    key = st.session_state[name]
    # An empty list writes no parameter: `update` can take two of them out in one message.
    st.query_params.update({LINK: [], name: [] if key == first else key})


def number(name: str, field: Field, default: float) -> tuple[float, tuple[Refused, ...]]:
    """A number in the range of a field, by a slider bound to the URL parameter `name`.

    Returns
    -------
    value, refusals
        What of an unknown value in the link was ignored.
    """
    asked = st.query_params.get(name)
    wrong = None if asked is None else _misfit(asked, field)
    if wrong:
        st.query_params.pop(name, None)
    kind = int if field.whole else float
    chosen = st.slider(
        prose.sentence(Word(field.label), language()),
        kind(field.low),
        kind(field.high),
        kind(default),
        kind(field.step),
        key=name,
        bind="query-params",
    )
    if not wrong or asked is None:
        return kind(chosen), ()
    told = {"typed": asked[:_LONGEST_QUOTE], "low": field.low, "high": field.high}
    return kind(chosen), (Refused(wrong, field=Word(field.label), used=chosen, **told),)


def text(name: str, default: str, label: str, longest: int, *, keeps_state: bool = False) -> str:
    """A line of text, by a widget bound to the URL parameter `name`; blanks around it go.

    Parameters
    ----------
    name : str
        URL parameter and key.
    default : str
        What holds where nothing is typed.
    label : str
        Accessible name.
    longest : int
        Most characters.
    keeps_state : bool
        Whether the surface's state in the link still makes sense after another text.
    """
    typed = st.text_input(
        label,
        default,
        max_chars=longest,
        key=name,
        label_visibility="collapsed",
        bind="query-params",
        on_change="rerun" if keeps_state else drop_link,
    )
    return (typed or "").strip() or default


def _misfit(asked: str, field: Field) -> str | None:
    """The key of why a link's text is no number of that field; None where it is one."""
    try:
        value = float(asked)
    except ValueError:
        value = math.nan
    if not field.low <= value <= field.high:
        return "fields.typed-outside"
    return "fields.typed-not-whole" if field.whole and value != int(value) else None


def remember(name: str, value: object) -> None:
    """Keep a value for the rest of this reader's session; nothing that a link must restore."""
    st.session_state[name] = value


def recall(name: str) -> Any:  # noqa: ANN401 - whatever was kept
    """What was kept under that name; None where nothing was."""
    return st.session_state.get(name)


def adopt_told_link(key: str) -> None:
    """Take what the surface mounted under that key has just told for the link's state.

    The browser's address has it already, but Streamlit sends the address of the last rerun.
    """
    told = st.session_state[key].get("settled")
    link = told.get("link") if isinstance(told, dict) else None
    if isinstance(link, str):
        st.query_params[LINK] = link
    else:
        drop_link()


def drop_link() -> None:
    """Forget the link's state: it described something else."""
    st.query_params.pop(LINK, None)


def parameters() -> dict[str, str]:
    """Everything the URL asks for."""
    return st.query_params.to_dict()
