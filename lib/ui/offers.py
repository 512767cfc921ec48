"""What fills a line of text: whole texts to begin with, and words to go on with."""

from collections.abc import Mapping, Sequence

import streamlit as st

from lib.ui import session


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
