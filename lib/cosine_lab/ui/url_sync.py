"""Keeps the URL and the browser in step: the language, which way it is read, and that Python has written to the URL."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosine_lab import prose
from cosine_lab.ui import session
from cosine_lab.ui.mount import small


@contextmanager
def telling(key: str) -> Iterator[None]:
    """Tell it before what runs, under a key of its own, and after it where that wrote as well."""
    tell(key)
    before = session.writings()
    yield
    if session.writings() != before:
        tell(f"{key}-end")


def tell(key: str) -> None:
    """Mount the component that reports it (assets/hosts/streamlit/url_sync.js), under a key of its own."""
    count, keeps = session.writings()
    language = session.language()
    data = {"language": language, "dir": prose.direction(language), "writings": count, "keepsState": keeps}
    small("url_sync")(key=key, data=data)
