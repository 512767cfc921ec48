"""The one door to the session state and the URL."""

import math
from collections.abc import Mapping
from typing import Any, TypeVar

import streamlit as st

from lib.links import amend
from lib.parameters import Numbers, State

LINK = "s"
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
    if asked and asked not in options.values():
        known = ", ".join(options.values())
        notes = (f"The link asks for the {label.lower()} “{asked[:40]}”; known are {known}.",)
    values = list(options)
    if keep_link:
        bound: dict[str, Any] = {"default": values[0], "bind": "query-params"}
    else:
        st.session_state[name] = next((v for v in values if options[v] == asked), values[0])
        bound = {"on_change": _turn, "args": (name, options)}
    chosen = st.segmented_control(
        label,
        values,
        format_func=options.__getitem__,
        key=name,
        required=True,
        label_visibility="collapsed",
        **bound,
    )
    return chosen or values[0], notes


def _turn(name: str, options: dict[str, str]) -> None:
    """Write a choice to the URL, without the state of the last one: one step of history."""
    title = options[st.session_state[name]]
    first = next(iter(options.values()))
    # An empty list writes no parameter: `update` can take two of them out in one message.
    st.query_params.update({LINK: [], name: [] if title == first else title})


def number(name: str, field: Numbers, default: float) -> tuple[float, tuple[str, ...]]:
    """A number in the range of a field, by a slider bound to the URL parameter `name`.

    Parameters
    ----------
    name : str
        URL parameter and key.
    field : Numbers
        Label, range and step.
    default : float

    Returns
    -------
    value, notes
        `notes` says what of an unknown value in the link was ignored.
    """
    asked = st.query_params.get(name)
    wrong = None if asked is None else _misfit(asked, field)
    if wrong:
        st.query_params.pop(name, None)
    kind = int if field.whole else float
    chosen = st.slider(
        field.label,
        kind(field.low),
        kind(field.high),
        kind(default),
        kind(field.step),
        key=name,
        bind="query-params",
    )
    notes: tuple[str, ...] = ()
    if wrong:
        said = f"The link’s {field.label.lower()} {wrong}"
        notes = (f"{said}; {chosen:g} is used instead.",)
    return kind(chosen), notes


def text(name: str, default: str, label: str, longest: int, *, keep_link: bool = False) -> str:
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
    keep_link : bool
        Whether the surface's state in the link still makes sense after another text.
    """
    typed = st.text_input(
        label,
        default,
        max_chars=longest,
        key=name,
        label_visibility="collapsed",
        bind="query-params",
        on_change="rerun" if keep_link else drop_link,
    )
    return (typed or "").strip() or default


def reset(title: str, values: Mapping[str, object]) -> None:
    """A button that puts bound widgets, by their names, back to these values."""

    def back() -> None:
        for name, value in values.items():
            remember(name, value)

    st.button(title, on_click=back)


def _misfit(asked: str, field: Numbers) -> str | None:
    """Why a link's text is no number of that field; None where it is one."""
    try:
        value = float(asked)
    except ValueError:
        value = math.nan
    if not field.low <= value <= field.high:
        return f"“{asked[:40]}” is not in [{field.low:g}, {field.high:g}]"
    return f"“{asked[:40]}” is not whole" if field.whole and value != int(value) else None


def remember(name: str, value: object) -> None:
    """Keep a value for the rest of this reader's session; nothing that a link must restore."""
    st.session_state[name] = value


def recall(name: str) -> Any:  # noqa: ANN401 - whatever was kept
    """What was kept under that name; None where nothing was."""
    return st.session_state.get(name)


def hear(key: str) -> None:
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
