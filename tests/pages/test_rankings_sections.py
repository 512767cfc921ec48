"""What the Rankings page shows below its plane: real digits, the paper's check."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages import app

DIGITS, CHECK = "Real digits", "The paper’s check"


def column(page: AppTest, name: str, table: int = 0) -> list[str]:
    assert not page.exception
    shown: Any = page.table[table].value
    return list(shown[name])


@pytest.mark.parametrize("section", ["space", "In three dimensions"])
def test_a_link_from_when_the_sphere_was_a_section_opens_it(section: str) -> None:
    page = app.opened("rankings", section=section, depth="0", seed="9")
    state = app.surface(page)["state"]
    assert (state["space"], state["depth"]) == (9, 0.0)
    assert app.warnings(page) == []
    assert not app.surface(page)["tell"]


def test_three_choices_among_the_digits_all_count() -> None:
    page = app.opened("rankings", section=DIGITS)
    assert column(page, "Never win") == ["5, 8", "–", "5", "–"]
    page = app.chosen(page, "reduction", "lda")
    assert column(page, "Never win") == ["7, 8", "–", "8", "–"]
    page = app.chosen(page, "model", "2b")
    assert any("Third axis" in said for said in app.said(page))
    page.slider(key="dimensions").set_value(2).run()
    assert any(said.startswith("In 2 dimensions **") for said in app.said(page))
    assert column(page, "Never win")[2] == "8"


@pytest.mark.parametrize("name", ["reduction", "model"])
def test_an_unknown_classifier_is_told_and_the_first_is_shown(name: str) -> None:
    page = app.opened("rankings", section=DIGITS, **{name: "Four"})
    (warning,) = app.warnings(page)
    assert "“Four”" in warning
    assert column(page, "Never win")[2] == "5"


def test_the_check_names_the_papers_sizes_and_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    app.checks_little(monkeypatch)
    page = app.opened("rankings", section=CHECK, **{"check-seed": "77"})
    assert column(page, "Paper’s").count("●") >= 16
    assert all(cell.partition(" / ")[0] == cell.partition(" / ")[2] for cell in column(page, "Agree"))
    assert any("runs agree" in said for said in app.said(page))
    assert column(page, "Rankings of both", table=1)[0] == "8"
    assert set(column(page, "Largest difference of cosines", table=1)) == {"0.000"}
    assert page.slider(key="check-seed").value == 77
