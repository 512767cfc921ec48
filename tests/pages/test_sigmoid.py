"""The Sigmoid page without a browser: the plane, and the same labels in three dimensions."""

from dataclasses import replace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from lib.data.classifiers import classifier
from lib.lessons.sigmoid import default
from lib.links import encode
from tests.pages import app

START = default(classifier("paper"))
SPHERE = {"view": "In three dimensions too"}


def listed(page: AppTest) -> list[str]:
    """The table's column of what was listed, dimension by dimension."""
    assert not page.exception
    table: Any = page.table[0].value
    return list(table["Listed"])


def test_the_plane_is_told_to_be_quiet_until_something_in_python_follows_it() -> None:
    page = app.opened("sigmoid")
    assert app.surface(page)["model"] == "sigmoid"
    assert not app.surface(page)["tell"]
    assert len(page.table) == 0
    assert app.surface(app.chosen(page, "view", "sphere"))["tell"]


def test_the_sphere_shows_covers_numbers_for_five_labels() -> None:
    page = app.opened("sigmoid", **SPHERE)
    assert listed(page) == ["2", "10", "22", "30", "32"]
    assert list(page.table[0].value["Cover’s formula"]) == listed(page)


def test_three_changes_in_a_row_all_count() -> None:
    page = app.chosen(app.opened("sigmoid"), "view", "sphere")
    page.slider(key="depth").set_value(0.0).run()
    assert listed(page) == ["2", "10", "10", "10", "10"]
    page.slider(key="seed").set_value(5).run()
    page.slider(key="depth").set_value(0.5).run()
    assert listed(page)[2] == "22"
    assert page.slider(key="seed").value == 5
    assert len(page.table) == 1


def test_the_sphere_is_of_the_unembeddings_in_the_link() -> None:
    opposite = replace(
        START,
        labels=("a", "b"),
        reference=((1.0, 0.0), (0.0, 1.0)),
        unembeddings=((1.0, 0.0), (-2.0, 0.0)),
        pair=(0, 1),
    )
    page = app.opened("sigmoid", s=encode(opposite, START.labels), depth="0", **SPHERE)
    assert app.warnings(page) == []
    assert listed(page) == ["2", "2"]


def test_a_zero_unembedding_is_told_in_words() -> None:
    rows = ((0.0, 0.0), *START.unembeddings[1:])
    link = encode(replace(START, unembeddings=rows), START.labels)
    page = app.opened("sigmoid", s=link, depth="0", **SPHERE)
    assert listed(page) == ["—"] * 5
    assert app.warnings(page) == [
        "A zero unembedding has no great circle: its logit is 0 for every x."
    ]


@pytest.mark.parametrize(("name", "junk"), [("depth", "nan"), ("depth", "9"), ("seed", "1.5")])
def test_a_number_out_of_range_is_told(name: str, junk: str) -> None:
    page = app.opened("sigmoid", **{name: junk}, **SPHERE)
    (warning,) = app.warnings(page)
    assert f"“{junk}” is not" in warning


def test_an_unknown_view_is_told_and_the_plane_is_shown() -> None:
    page = app.opened("sigmoid", view="Four")
    assert app.warnings(page) == [
        "View: the link asks for “Four”; known are In the plane and In three dimensions too."
    ]
    assert len(page.table) == 0
