"""A form of numbers, made from the fields that declare them, and texts to begin with."""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

import streamlit as st

from lib.parameters import Field
from lib.prose import Text
from lib.refusals import Refused
from lib.surfaces.fields import Space
from lib.ui import inputs, session
from lib.ui.old_titles import asked_key

S = TypeVar("S", bound=Space)


def numbers(
    label: str, submit: str, fields: Mapping[str, Field], defaults: Mapping[str, float]
) -> tuple[dict[str, float], tuple[Refused, ...]]:
    """Numbers a reader sets together, behind a button; they count when the form is sent.

    Parameters
    ----------
    label, submit : str
        Words on the button that opens the form, and on the one that sends it.
    fields, defaults : mapping by name
        The names are URL parameters as well.

    Returns
    -------
    values, refusals
        What of a link was ignored.
    """
    values: dict[str, float] = {}
    refusals: list[Refused] = []
    with st.popover(label, width="stretch"), st.form(f"form-{submit}", border=False):
        for name, field in fields.items():
            values[name], ignored = inputs.number(name, field, defaults[name])
            refusals += ignored
        st.form_submit_button(submit, type="primary", on_click=session.drop_link)
    return values, tuple(refusals)


Told = list[Refused]
"""What of a link was ignored, from all controls of a page, to be said in one place."""


def choice(
    text: Text,
    name: str,
    titles: Mapping[str, str] | Sequence[str],
    told: Told,
    gone: Collection[str] = (),
) -> str:
    """One of several keys, by buttons that write the URL parameter `name`; adds to what is told.

    Parameters
    ----------
    text : Text
        Its text `name` is the accessible name, `<name>-<key>` a key's title.
    name : str
    titles : mapping or sequence of str
        Titles by key, or keys; the first is the default.
    told : Told
    gone : collection of str
        Keys of older links that are no choice any more.
    """
    held = dict(titles) if isinstance(titles, Mapping) else text.titles(name, titles)
    key, ignored = inputs.choose(name, held, text(name), keeps_state=True, gone=gone)
    told += ignored
    return key


def word(name: str, default: str, label: str, longest: int) -> str:
    """A line of text that goes with choices: it writes its URL parameter as `choose` does.

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
    """
    led = session.led()
    if led is not None and name in led:
        return led[name][:longest].strip() or default
    if session.decides(name) or session.recall(name) is None:
        session.remember(name, (session.asked(name) or default)[:longest])
    typed = st.text_input(
        label,
        max_chars=longest,
        key=name,
        label_visibility="collapsed",
        on_change=inputs.turn,
        args=(name, default, True),
    )
    return (typed or "").strip() or default


def sliders(
    fields: Mapping[str, Field], defaults: Mapping[str, float], told: Told
) -> dict[str, float]:
    """The defaults with the numbers that a reader sets at once, one below another.

    Parameters
    ----------
    fields, defaults : mapping by name
        The names are URL parameters as well; only those with a field can be set.
    told : Told
        Gains what of a link was ignored.
    """
    values = dict(defaults)
    for name, field in fields.items():
        values[name], ignored = inputs.number(name, field, defaults[name])
        told += ignored
    return values


def offer(name: str, texts: Mapping[str, str]) -> None:
    """Buttons, by title, that fill the line of text `name` (`inputs.text`); call before it."""
    with st.container(horizontal=True, gap="small"):
        for title, text in texts.items():
            key = f"{name}:{title}"
            st.button(title, key=key, on_click=session.remember, args=(name, text))


def append(name: str, words: Sequence[str], label: str) -> None:
    """A search among words; the one that is chosen goes to the end of the line of text `name`."""
    key = f"{name}-more"
    st.selectbox(
        label,
        words,
        index=None,
        key=key,
        placeholder=label,
        label_visibility="collapsed",
        on_change=_append,
        args=(name, key),
    )


def _append(name: str, key: str) -> None:
    chosen = session.recall(key)
    if chosen:
        session.remember(name, f"{session.recall(name)}, {chosen}")
    session.remember(key, None)


def opened(default: S, name: str, key: str) -> S:
    """The default, in three dimensions where an older link asks for them by that choice.

    Parameters
    ----------
    default : Space
    name, key : str
        The URL parameter, and what it said, or its title then.
    """
    asked = session.asked(name) or ""
    return default.opened(session.parameters()) if asked_key(name, asked, {key}) else default


def reset(title: str, values: Mapping[str, object]) -> None:
    """A button that puts choices, numbers and texts, by their names, back to these values."""
    if session.led() is not None:
        return  # a story chooses
    st.button(title, on_click=session.put_back, args=(values,))
