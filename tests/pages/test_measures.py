"""The Measures page as Python composes it."""

from dataclasses import replace

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import measures
from cosine_lab.links import encode
from tests.pages import app


def test_three_changes_of_the_classifier_in_a_row_all_count() -> None:
    page = app.opened("measures")
    shown = [app.surface(page)["epoch"]]
    for source in ("iris", "wine", "digits"):
        page = app.chosen(page, "source", source)
        shown.append(app.surface(page)["epoch"])
    assert shown == [*(f"measures:{source}:en:0" for source in ("paper", "iris", "wine", "digits"))]


def test_a_link_shows_its_move_and_its_amounts() -> None:
    default = measures.default(classifier("paper"))
    state = replace(default, move=4, amounts=(0.0, 1.0, -1.0, 0.1, -0.37, 0.5, 0.6, 0.7))
    sent = app.surface(app.opened("measures", s=encode(state, default.labels)))["state"]
    assert (sent["move"], sent["amounts"]) == (4, list(state.amounts))


def test_a_move_that_is_not_in_the_list_is_ignored_and_said() -> None:
    default = measures.default(classifier("paper"))
    link = encode(replace(default, move=8, amounts=(2.0,) * 8), default.labels)
    page = app.opened("measures", s=link)
    assert not page.exception
    assert [word in " ".join(app.warnings(page)) for word in ("number of the move", "amount")] == [True, True]
    assert app.surface(page)["state"] == app.surface(app.opened("measures"))["state"]
