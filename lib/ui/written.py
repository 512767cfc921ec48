"""Tells the browser what it cannot see: the language, and that Python has written to the URL."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import streamlit as st

from lib.once import once
from lib.tokens import ASSETS
from lib.ui import session
from lib.ui.esm import bare


@contextmanager
def telling(key: str) -> Iterator[None]:
    """Tell it before what runs, under a key of its own, and after it where that wrote as well."""
    tell(key)
    before = session.writings()
    yield
    if session.writings() != before:
        tell(f"{key}-end")


def tell(key: str) -> None:
    """Mount what tells it (assets/page), under a key of its own."""
    count, keeps = session.writings()
    told = {"language": session.language(), "writings": count, "keepsState": keeps}
    _teller()(key=key, data=told)


@once
def _teller() -> Callable[..., Any]:
    script = (ASSETS / "page" / "index.js").read_text(encoding="utf-8")
    made: Callable[..., Any] = st.components.v2.component("cosine_lab_page", js=bare(script))
    return made
