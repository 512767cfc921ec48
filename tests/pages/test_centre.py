"""The Centre page as Python composes it."""

from dataclasses import replace

from cosine_lab.lessons import centre
from cosine_lab.links import encode
from tests.pages import app


def test_three_changes_of_the_classifier_in_a_row_all_count() -> None:
    page = app.opened("centre")
    shown = [app.surface(page)["epoch"]]
    for source in ("iris", "wine", "digits"):
        page = app.chosen(page, "source", source)
        shown.append(app.surface(page)["epoch"])
    assert shown == [f"centre:{source}:en:0" for source in ("figure", "iris", "wine", "digits")]


def test_a_link_shows_its_switches_and_its_labels() -> None:
    default = centre.default(centre.classifier("figure"))
    state = replace(
        default,
        labels=("a", "b", "c"),
        unembeddings=((1.0, 2.0), (3.0, 4.0), (-0.1, 1 / 3)),
        pair=(2, 0),
        centre=1,
        unit=1,
    )
    sent = app.surface(app.opened("centre", s=encode(state, default.labels)))["state"]
    assert (sent["labels"], sent["centre"], sent["unit"]) == (["a", "b", "c"], 1, 1)
    assert sent["unembeddings"][2] == [-0.1, 1 / 3]


def test_a_switch_that_is_neither_on_nor_off_is_ignored_and_said() -> None:
    default = centre.default(centre.classifier("figure"))
    page = app.opened("centre", s=encode(replace(default, unit=7), default.labels))
    assert not page.exception
    assert "switch for unit length" in app.warnings(page)[0]
    assert app.surface(page)["state"]["unit"] == 0
