"""The Training page as Python composes it."""

from dataclasses import replace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab.lessons import training
from cosine_lab.links import encode
from tests.pages import app

LABELS = ("z₁", "z₂")


def opened(**link: str) -> AppTest:
    page = app.opened("training", **link)
    assert not page.exception
    return page


def state(page: AppTest) -> dict[str, Any]:
    found: dict[str, Any] = app.surface(page)["state"]
    return found


def said(page: AppTest, start: str) -> str:
    return next(each for each in app.said(page) if each.startswith(start))


def cells(page: AppTest, column: str) -> list[str]:
    """A column of the page's table that has it."""
    return next(list(table.value[column]) for table in page.table if column in table.value)


def test_it_opens_on_two_unit_vectors_before_the_first_step() -> None:
    page = opened()
    assert app.warnings(page) == []
    assert (state(page)["steps"], state(page)["rate"], state(page)["both"]) == (0, 1.0, 0)
    assert [round(x * x + y * y, 12) for x, y in state(page)["unembeddings"]] == [1, 1]


def test_the_table_of_steps_is_the_reference_at_every_norm() -> None:
    page = opened()
    assert cells(page, "steps to .99") == cells(page, "reference") == ["6", "31", "313", "2,795"]


def test_a_link_restores_a_run_to_the_last_bit() -> None:
    run = replace(training.state.default(), unembeddings=((1 / 3, -5e-324), (0.1 + 0.2, 7)), steps=4321)
    page = opened(s=encode(run, LABELS))
    assert app.warnings(page) == []
    assert repr(state(page)["unembeddings"]) == repr([[1 / 3, -5e-324], [0.1 + 0.2, 7.0]])
    assert state(page)["steps"] == 4321


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        ({"steps": 5001}, "number of steps is not a whole number in [0, 5000]"),
        ({"rate": 0.0}, "learning rate is not in [0.05, 5]"),
        ({"unembeddings": ((1e9, 0.0), (1.0, 0.0))}, "vector is not in [−100, 100]"),
    ],
)
def test_numbers_out_of_range_are_told_and_their_defaults_shown(change: dict[str, Any], warning: str) -> None:
    page = opened(s=encode(replace(training.state.default(), **change), LABELS))
    assert any(warning in each for each in app.warnings(page))
    (name,) = change
    assert state(page)[name] == app.surface(opened())["state"][name]


def test_a_link_about_three_vectors_is_refused_in_words() -> None:
    three = replace(training.state.default(), labels=("a", "b", "c"), unembeddings=((1, 0), (0, 1), (1, 1)))
    page = opened(s=encode(three, LABELS))
    assert app.warnings(page) == ["The link is about other vectors than z₁ and z₂; showing the default instead."]
    assert state(page)["labels"] == list(LABELS)


def test_three_changes_in_a_row_all_count() -> None:
    page = app.chosen(opened(), "tau", "0.05")
    assert said(page, "**τ = 0.05**")
    page.slider(key="eta").set_value(0.5).run()
    page.slider(key="c").set_value(-1.0).run()
    assert not page.exception
    assert said(page, "**τ = 0.05**")
    assert said(page, "Adding c = −1.00")
    first, second = cells(page, "cosines")[0], cells(page, "cosines + c")[0]
    assert first == second


def test_a_link_with_junk_beside_the_plane_names_what_it_ignored() -> None:
    page = opened(tau="−1", eta="nan", c="1e9", seed="0.5", dimension="<b>")
    told = app.warnings(page)
    assert any("the link asks for “−1”" in each for each in told)
    for junk in ("nan", "1e9", "<b>"):
        assert any(f"“{junk}” is not in" in each for each in told)
    assert any("“0.5” is not whole" in each for each in told)


def test_the_plane_keeps_its_run_when_a_chart_changes() -> None:
    run = replace(training.state.default(), steps=7)
    page = opened(s=encode(run, LABELS))
    page.slider(key="targets").set_value(3).run()
    assert state(page)["steps"] == 7
    assert "s" in page.query_params
