"""What a reader sets by a widget and a link carries: a choice, a number, a line of text."""

import math
from collections.abc import Callable, Collection, Mapping

import streamlit as st

from cosine_lab import prose
from cosine_lab.old_titles import option_key
from cosine_lab.parameters import Field
from cosine_lab.refusals import Refused, Word
from cosine_lab.ui import bound_parameters, session

_LONGEST_QUOTE = 40


def choose(
    name: str, options: Mapping[str, str], label: str, *, keeps_state: bool = False, gone: Collection[str] = ()
) -> tuple[str, tuple[Refused, ...]]:
    """One of several options; the URL parameter `name` carries its key unless it is the first.

    Parameters
    ----------
    name : str
        URL parameter and key.
    options : mapping of str to str
        Title by key; the first is the default.
    label : str
        Accessible name.
    keeps_state : bool
        Whether the surface's state in the link still makes sense after another choice.
    gone : collection of str
        Keys that older links ask for and that are no choice any more: the first is taken.

    Returns
    -------
    key, refusals
        What of an unknown value in the link was ignored.

    Notes
    -----
    Streamlit's own binding would write the title that is shown. As there, the URL decides when a
    page is opened and on the way back and forward, else the widget: what a reader did a moment ago
    may not be in the URL that came with the next rerun.
    """
    first = next(iter(options))
    parameter = session.parameter(name)
    key = option_key(name, parameter or "", options)
    unknown = parameter and key is None and option_key(name, parameter, gone) is None
    refusals = _unknown(parameter or "", options, label) if unknown else ()
    if session.decides(name) or session.recall(name) not in options:
        session.remember(name, key or first)
    chosen: str = (
        st.segmented_control(
            label,
            options,
            format_func=options.__getitem__,
            key=name,
            required=True,
            label_visibility="collapsed",
            on_change=turn,
            args=(name, first, keeps_state),
        )
        or first
    )
    if chosen != (key or first):
        session.write({name: _parameter(chosen, first)})
    return chosen, refusals


def _unknown(text: str, options: Mapping[str, str], label: str) -> tuple[Refused, ...]:
    values = {"asked": text[:_LONGEST_QUOTE], "known": tuple(options.values())}
    return (Refused("links.choice", label=label, **values),)


def _parameter(key: str, first: str) -> str | list[str]:
    """What the URL carries of a choice: an empty list is no parameter."""
    return [] if key == first else key


def turn(name: str, first: str, keeps_state: bool) -> None:  # noqa: FBT001 - Streamlit's way
    """Write a choice to the URL: one step of history."""
    session.write({name: _parameter(session.recall(name), first)}, keeps_state=keeps_state)


def number(name: str, field: Field, default: float) -> tuple[float, tuple[Refused, ...]]:
    """A number in the range of a field, by a slider bound to the URL parameter `name`.

    Returns
    -------
    value, refusals
        What of an unknown value in the link was ignored.
    """
    parameter = session.parameter(name)
    kind = int if field.whole else float
    if parameter is not None and _misfit(parameter, field):
        session.forget(name, kind(default))
    with bound_parameters.widget(
        name, kind(default), lambda link: None if _misfit(link, field) else kind(float(link))
    ) as unread:
        chosen = st.slider(
            prose.sentence(Word(field.label), session.language()),
            kind(field.low),
            kind(field.high),
            kind(default),
            kind(field.step),
            key=name,
            bind="query-params",
        )
    typed = parameter if unread is None else unread
    wrong = None if typed is None else _misfit(typed, field)
    if not wrong or typed is None:
        return kind(chosen), ()
    values = {"typed": typed[:_LONGEST_QUOTE], "low": field.low, "high": field.high}
    return kind(chosen), (Refused(wrong, field=Word(field.label), used=chosen, **values),)


def text(name: str, default: str, label: str, longest: int, *, keeps_state: bool = False, hidden: bool = False) -> str:
    """A line of text, by a widget bound to the URL parameter `name`; blanks around it go.

    Parameters
    ----------
    name : str
        URL parameter and key.
    default : str
        What holds where nothing is typed.
    label : str
        Accessible name: what the line accepts.
    longest : int
        Most characters.
    keeps_state : bool
        Whether the surface's state in the link still makes sense after another text.
    hidden : bool
        Whether the label stands above the line.
    """
    with bound_parameters.widget(name, default, lambda link: link[:longest]):
        typed = st.text_input(
            label,
            default,
            max_chars=longest,
            key=name,
            label_visibility="visible" if hidden else "collapsed",
            bind="query-params",
            on_change="rerun" if keeps_state else session.drop_link,
        )
    return (typed or "").strip() or default


def text_field(key: str, widget: Callable[..., str | None], label: str, **looks: object) -> str:
    """What a field of text holds: it is in no link, and outlives a turn to another page."""
    if session.recall(key) is None:
        session.remember(key, session.recall(f"{key}-typed") or "")
    typed = widget(label, key=key, **looks) or ""
    session.remember(f"{key}-typed", typed)
    return typed


def _misfit(text: str, field: Field) -> str | None:
    """The key of why a link's text is no number of that field; None where it is one."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not field.low <= value <= field.high:
        return "fields.typed-outside"
    return "fields.typed-not-whole" if field.whole and value != int(value) else None
