"""Keeps the URL and the browser in step: the language, which way it is read, and that Python has written to the URL."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosine_lab import prose
from cosine_lab.ui import session
from cosine_lab.ui.mount import small


@contextmanager
def keep_in_step(key: str) -> Iterator[None]:
    """Mount it before what runs, under a key of its own, and after it where that wrote as well."""
    mount(key)
    before = session.writings()
    yield
    if session.writings() != before:
        mount(f"{key}-end")


def mount(key: str) -> None:
    """Mount the component that reports it (assets/hosts/streamlit/url_sync.js), under a key of its own."""
    count, keeps = session.writings()
    language = session.language()
    data = {"language": language, "dir": prose.direction(language), "writings": count, "keepsState": keeps}
    small("url_sync")(key=key, data=data)
