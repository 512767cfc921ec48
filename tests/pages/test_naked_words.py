"""Every word that Python sends is of the reader's language, whatever page and choice."""

from collections.abc import Iterator

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab import prose
from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.prose import files
from tests.naked import naked, page_texts
from tests.pages import app

DATA = ("plotly_chart", "table", "selectbox.options", "selectbox.rawValue")
"""Where words of the data stand: labels to choose from, too."""
PATIENCE_S = 240  # the whole of the paper's check among them


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COSINE_LAB_PSEUDO", "1")
    files._languages.cache_clear()
    yield
    files._languages.cache_clear()


def found(page: AppTest) -> set[str]:
    return {f"{where}: {text[:80]}" for where, text in page_texts(page) if naked(text, drawn=where.startswith(DATA))}


@pytest.mark.parametrize("slug", addresses())
def test_no_word_is_naked_whatever_is_chosen(slug: str) -> None:
    page = app.opened(slug, lang=prose.PSEUDO)
    page.default_timeout = PATIENCE_S
    assert not page.exception
    bare = found(page)
    done: set[tuple[str, str]] = set()
    while left := [each for each in choices(page) if each not in done]:
        name, key = left[0]
        done.add(left[0])
        app.chosen(page, name, key)
        assert not page.exception
        bare |= found(page)
    assert bare == set()


@pytest.mark.parametrize("slug", lessons())
@pytest.mark.parametrize("value", ["7,5", "=1+<b>one</b> ![x](//evil.test)"])
def test_what_a_link_is_refused_for_is_said_in_the_readers_language(slug: str, value: str) -> None:
    page = app.opened(slug, **dict.fromkeys(app.ASKED, value) | {"lang": prose.PSEUDO})
    assert not page.exception
    assert page.warning
    assert found(page) == set()


def choices(page: AppTest) -> list[tuple[str, str]]:
    """What can be chosen on the page as it is, by name and key; the last named of them first."""
    return [
        (group.key, key)
        for group in reversed(list(page.get("button_group")))
        if group.key
        for key in group.format_func.__self__  # titles by key: the options are titles
    ]
