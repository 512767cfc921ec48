"""The Rankings page without a browser: links, sections, and what H.2 tells."""

from dataclasses import replace

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.rankings import default
from cosine_lab.links import encode
from tests.pages import app


def test_a_link_restores_every_choice() -> None:
    start = default(classifier("paper"))
    state = replace(start, shift=(1.0, -2.0), turn=30.0, size=2.0)
    page = app.opened("rankings", s=encode(state, start.labels))
    assert app.warnings(page) == []
    shown = app.surface(page)["state"]
    assert (shown["turn"], shown["size"]) == (30, 2)


def test_every_visit_shows_its_own_link() -> None:
    start = default(classifier("paper"))
    for size in (0.5, 2.0, 3.0):
        page = app.opened("rankings", s=encode(replace(start, size=size), start.labels))
        assert app.surface(page)["state"]["size"] == size


def test_what_a_link_holds_out_of_range_is_told_and_left_out() -> None:
    start = default(classifier("paper"))
    page = app.opened("rankings", s=encode(replace(start, size=99.0, turn=999.0), start.labels))
    assert len(app.warnings(page)) == 2
    shown = app.surface(page)["state"]
    assert (shown["size"], shown["turn"]) == (1, 0)


def test_an_unknown_section_is_told_and_h2_is_shown() -> None:
    page = app.opened("rankings", section="nowhere")
    assert "asks for “nowhere”; known are" in app.warnings(page)[0]
    told = "\n".join(app.said(page))
    assert "14 in each, 12 of them in both" in told
    assert "Sign patterns: the same 20 in both" in told


def test_beside_h2_a_move_asks_nothing_of_the_server() -> None:
    told = app.surface(app.opened("rankings"))
    assert told["tell"] is False
    assert [panel["type"] for panel in told["layout"]["planes"]] == ["plane", "ranking-sphere", "rankings"]
