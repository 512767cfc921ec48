"""A page speaks the language that its address asks for, and keeps it."""

from collections.abc import Iterator

import pytest

from cosine_lab import prose
from cosine_lab.prose import files
from tests.pages import app

PSEUDO = prose.PSEUDO


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COSINE_LAB_PSEUDO", "1")
    files._languages.cache_clear()
    yield
    files._languages.cache_clear()


@pytest.mark.parametrize("slug", ["translate", "sigmoid"])
def test_every_word_of_a_page_is_of_the_language_asked_for(slug: str) -> None:
    page = app.opened(slug, lang=PSEUDO)
    assert not page.exception
    assert app.warnings(page) == []
    for shown in [*page.markdown, *page.caption]:
        assert "⟦" in shown.value
    spoken = [sent for sent in app.sent(page) if "words" in sent]
    assert all(word.startswith("⟦") for word in spoken[0]["words"].values())


def test_the_language_stays_on_the_next_page_and_in_its_address() -> None:
    page = app.opened("translate", lang=PSEUDO)
    page.switch_page("pages/home.py")
    page.query_params.clear()
    page.run()
    assert "⟦" in page.markdown[0].value
    assert page.query_params["lang"] == PSEUDO


def test_a_language_without_files_is_english_and_the_page_says_so() -> None:
    page = app.opened("translate", lang="xx")
    assert "⟦" not in page.markdown[0].value
    (told,) = app.warnings(page)
    assert told.startswith("This site does not speak the language that the address asks for (xx). It speaks: English")


@pytest.mark.parametrize("lang", ["en", PSEUDO])
def test_the_address_carries_keys_in_every_language(lang: str) -> None:
    page = app.opened("pooling", panels="free", lang=lang)
    app.chosen(page, "law", "relu")
    app.chosen(page, "panels", "cone")
    assert page.query_params["panels"] == "cone"
    app.chosen(page, "panels", "free")
    assert page.query_params["law"] == "relu"
    assert page.button_group(key="law").value == "relu"
    app.chosen(page, "law", "normal")
    assert "law" not in page.query_params
    assert app.warnings(page) == []
