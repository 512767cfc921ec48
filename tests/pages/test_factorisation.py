"""The Factorisation page without a browser."""

from dataclasses import replace
from functools import cache

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab.lessons import factorisation
from cosine_lab.links import encode
from tests.pages import app

MATRIX = b"user,a,b,c\nu1,1,0,2\nu2,0,3,1\nu3,2,1,0\nu4,1,1,1\n"


@cache
def start() -> factorisation.state.FactorState:
    """What the page begins with."""
    return factorisation.model.default(factorisation.model.solved("live", lambda *_: None).problem)


def opened(**link: str) -> AppTest:
    page = app.opened("factorisation", **link)
    assert not page.exception
    return page


def with_matrix(content: bytes) -> AppTest:
    page = opened(source="own")
    page.file_uploader[0].upload("matrix.csv", content, "text/csv").run()
    assert not page.exception
    return page


def test_the_page_sends_the_spectrum_and_shows_both_tables() -> None:
    page = opened()
    told = app.surface(page)
    assert told["problem"]["width"] == 200
    assert told["state"] == told["defaults"]
    assert len(page.table) == 2
    assert app.warnings(page) == []


def test_three_changes_in_a_row_all_count() -> None:
    page = opened()
    for source, width in (("digits", 200), ("own", None), ("live", 200)):
        app.chosen(page, "source", source)
        assert not page.exception
        sent = app.sent(page)
        assert [each["problem"]["width"] for each in sent if "problem" in each] == [width][: width is not None]


def test_a_link_restores_gauge_bend_item_rank_and_penalty() -> None:
    asked = replace(start(), gauge=3, bend=(1.5, *(0.0,) * 10, -0.25), item=17, rank=40, lam=12.5)
    state = app.surface(opened(s=encode(asked, ())))["state"]
    assert (state["gauge"], state["item"], state["rank"], state["lam"]) == (3, 17, 40, 12.5)
    assert state["bend"] == [1.5, *[0.0] * 10, -0.25]


@pytest.mark.parametrize(
    ("wrong", "said"), [({"rank": 201}, "rank 201 is above the 200 directions"), ({"item": 300}, "item 301 of 200")]
)
def test_what_a_link_asks_beyond_the_data_is_told(wrong: dict[str, int], said: str) -> None:
    page = opened(s=encode(replace(start(), **wrong), ()))
    (warning,) = app.warnings(page)
    assert said in warning
    assert app.surface(page)["state"] == app.surface(page)["defaults"]


def test_a_penalty_below_zero_in_a_link_is_told() -> None:
    page = opened(s=encode(replace(start(), lam=-1.0), ()))
    (warning,) = app.warnings(page)
    assert "penalty λ" in warning
    assert app.surface(page)["state"]["lam"] == 1000.0


def test_a_matrix_of_ones_own_is_factorised() -> None:
    page = with_matrix(MATRIX)
    assert app.warnings(page) == []
    assert app.surface(page)["problem"]["names"] == ["a", "b", "c"]


@pytest.mark.parametrize("content", [b"a,b\n1,nan\n", b"a,b\n0,0\n", b"a,b\n1,x\n2,3\n", b"\xff\xfe\x00junk", b""])
def test_a_matrix_that_does_not_fit_is_told_without_a_traceback(content: bytes) -> None:
    page = with_matrix(content)
    told = [*app.warnings(page), *(error.value for error in page.error)]
    assert told
    assert not page.table
