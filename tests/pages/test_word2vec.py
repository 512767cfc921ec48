"""The Word2Vec page without a browser, on settings small enough to train at once."""

from dataclasses import replace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab.lessons import word2vec
from cosine_lab.links import encode
from tests.pages import app

SMALL = {"text": "Four Gospels", "vocabulary": "200", "steps": "20", "dimension": "4"}
WORDS = "bread, eat, drink, father, mother"


def opened(**link: str) -> AppTest:
    page = app.opened("word2vec", **(SMALL | {"words": WORDS} | link))
    assert not page.exception
    return page


def labels(page: AppTest) -> list[str]:
    found: list[str] = app.surface(page)["state"]["labels"]
    return found


def sent(page: AppTest, **values: float) -> AppTest:
    """The page after these numbers were set and the form was sent."""
    for name, value in values.items():
        page.slider(key=name).set_value(value)
    app.pressed(page, "word2vec.train")
    assert not page.exception
    return page


def answer(page: AppTest) -> str:
    return next(each for each in app.said(page) if each.startswith("In "))


def test_a_link_restores_words_text_and_training() -> None:
    page = opened()
    assert labels(page) == WORDS.split(", ")
    assert answer(page).startswith("In 4 dimensions, over the 19,900 pairs")
    assert app.warnings(page) == []


def test_the_surface_reads_one_model_in_two_ways() -> None:
    surface = app.surface(opened())
    first, second = surface["layout"]["planes"]
    assert surface["model"] == "sigmoid"
    assert "signs" in first["layers"]
    assert "regions" in second["layers"]


def test_three_changes_in_a_row_all_count() -> None:
    page = opened()
    page.text_input(key="words").set_value("bread, eat, father").run()
    assert labels(page) == ["bread", "eat", "father"]
    sent(page, dimension=3, steps=30)
    assert answer(page).startswith("In 3 dimensions")
    before: Any = app.surface(page)["state"]["reference"]
    sent(page, seed=7)
    assert app.surface(page)["state"]["reference"] != before
    page.text_input(key="listed").set_value("father, son").run()
    assert labels(page) == ["bread", "eat", "father"]
    assert page.slider(key="dimension").value == 3
    assert any(list(table.value["word"]) == ["father", "son"] for table in page.table)


def test_another_text_trains_on_that_text() -> None:
    page = app.chosen(opened(), "text", "moses")
    assert not page.exception
    assert "Genesis to Deuteronomy" in page.caption[0].value


def test_a_word_that_is_not_there_is_named_and_the_others_stay() -> None:
    page = opened(words="bread, eat, drink, pharaoh")
    assert labels(page) == ["bread", "eat", "drink"]
    assert app.warnings(page)[0].startswith("“pharaoh” is not a word of this text (Four Gospels).")


def test_a_word_to_look_up_that_is_not_there_is_named() -> None:
    page = opened(listed="father, fathr")
    (warning,) = app.warnings(page)
    assert warning.startswith("“fathr” is not a word of this text (Four Gospels). Spelt like it: ")


@pytest.mark.parametrize(
    ("name", "junk"), [("dimension", "700"), ("dimension", "1e400"), ("seed", "abc"), ("exponent", "nan")]
)
def test_a_number_out_of_range_is_told_and_its_default_used(name: str, junk: str) -> None:
    page = opened(**{name: junk})
    assert any(f"“{junk}” is not in" in warning for warning in app.warnings(page))
    assert page.slider(key=name).value == word2vec.state.defaults()[name]


def test_a_link_with_a_moved_model_shows_it_and_one_about_other_words_does_not() -> None:
    start = word2vec.model.pocket("gospels", tuple(WORDS.split(", ")), 5, 0).state
    moved = replace(start, shift=(1.0, -2.0))
    assert app.surface(opened(s=encode(moved, start.labels)))["state"]["shift"] == [1.0, -2.0]
    other = replace(moved, labels=("p", "q", "r", "s", "t"))
    page = opened(s=encode(other, start.labels))
    assert app.surface(page)["state"]["shift"] == [0.0, 0.0]
    assert any("other words" in warning for warning in app.warnings(page))
