"""Controls of a page: numbers, made from the fields that declare them, choices, and texts."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import cycle
from typing import TypeVar

import streamlit as st

from cosine_lab.old_titles import option_key
from cosine_lab.parameters import Field
from cosine_lab.prose import Text
from cosine_lab.refusals import Refused
from cosine_lab.surfaces.fields import Space
from cosine_lab.ui import inputs, session

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


Refusals = list[Refused]
"""What of a link was ignored, from all controls of a page, to be said in one place."""
Titles = Mapping[str, str] | Sequence[str]
"""Titles by key, or keys, whose titles the page's words say."""


def choice(text: Text, name: str, titles: Titles, refusals: Refusals, gone: Collection[str] = ()) -> str:
    """One of several keys, by buttons that write the URL parameter `name`; adds to what is told.

    text : its text `name` is the accessible name, `<name>-<key>` a key's title
    titles : titles by key, or keys; the first is the default
    gone : keys of older links that are no choice any more
    """
    options = dict(titles) if isinstance(titles, Mapping) else text.titles(name, titles)
    key, ignored = inputs.choose(name, options, text(name), keeps_state=True, gone=gone)
    refusals += ignored
    return key


def choices(
    text: Text, parameters: Mapping[str, Titles], refusals: Refusals, places: Sequence[AbstractContextManager[object]]
) -> list[str]:
    """Several choices, each in its place: of what is asked, by name, the titles or keys."""
    chosen: list[str] = []
    for place, (name, titles) in zip(places, parameters.items(), strict=True):
        with place:
            chosen.append(choice(text, name, titles, refusals))
    return chosen


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
    if session.decides(name) or session.recall(name) is None:
        session.remember(name, (session.parameter(name) or default)[:longest])
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
    fields: Mapping[str, Field],
    defaults: Mapping[str, float],
    refusals: Refusals,
    places: Sequence[AbstractContextManager[object]] = (nullcontext(),),
) -> dict[str, float]:
    """The defaults with the numbers that a reader sets at once.

    Parameters
    ----------
    fields, defaults : mapping by name
        The names are URL parameters as well; only those with a field can be set.
    refusals : Refusals
        Gains what of a link was ignored.
    places : sequence of context manager
        Where they stand, in turn; here, one below another, where there is none.
    """
    values = dict(defaults)
    for place, (name, field) in zip(cycle(places), fields.items(), strict=False):
        with place:
            values[name], ignored = inputs.number(name, field, defaults[name])
        refusals += ignored
    return values


def opened(default: S, name: str, key: str) -> S:
    """The default, in three dimensions where an older link asks for them by that choice.

    Parameters
    ----------
    default : Space
    name, key : str
        The URL parameter, and what it said, or its title then.
    """
    value = session.parameter(name) or ""
    return default.opened(session.parameters()) if option_key(name, value, {key}) else default


def reset(title: str, values: Mapping[str, object]) -> None:
    """A button that puts choices, numbers and texts, by their names, back to these values."""
    st.button(title, on_click=_put_back, args=(values,))


def _put_back(values: Mapping[str, object]) -> None:
    """What is put back may stand anywhere on the page: all of it runs, not the button's part."""
    session.put_back(values)
    st.rerun()
