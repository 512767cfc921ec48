"""The Train again page as Python composes it."""

from tests.pages import app


def test_it_trains_one_more_and_says_what_came_of_it() -> None:
    page = app.opened("train_again", guide="0")
    assert not page.exception
    assert app.warnings(page) == []
    assert app.surface(page)["state"]["run"] == 0
    assert any("Seed 12" in each for each in app.said(page))
    page.slider[0].set_value(13).run()
    assert any("Seed 13" in each for each in app.said(page))
