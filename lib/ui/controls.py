"""A form of numbers, made from the fields that declare them, and texts to begin with."""

from collections.abc import Mapping

import streamlit as st

from lib.parameters import Numbers
from lib.ui import session


def numbers(
    label: str, submit: str, fields: Mapping[str, Numbers], defaults: Mapping[str, float]
) -> tuple[dict[str, float], tuple[str, ...]]:
    """Numbers a reader sets together, behind a button; they count when the form is sent.

    Parameters
    ----------
    label, submit : str
        Words on the button that opens the form, and on the one that sends it.
    fields, defaults : mapping by name
        The names are URL parameters as well.

    Returns
    -------
    values, notes
        `notes` says what of a link was ignored.
    """
    values: dict[str, float] = {}
    notes: list[str] = []
    with st.popover(label, width="stretch"), st.form(f"form-{submit}", border=False):
        for name, field in fields.items():
            values[name], ignored = session.number(name, field, defaults[name])
            notes += ignored
        st.form_submit_button(submit, type="primary", on_click=session.drop_link)
    return values, tuple(notes)


def offer(name: str, texts: Mapping[str, str]) -> None:
    """Buttons, by title, that fill the line of text `name` (`session.text`); call before it."""
    with st.container(horizontal=True, gap="small"):
        for title, text in texts.items():
            key = f"{name}:{title}"
            st.button(title, key=key, on_click=session.remember, args=(name, text))
