"""The Rescale page without a browser: what each kind of move lets the plane do."""

from dataclasses import replace

import pytest

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.rescale import default, within
from cosine_lab.links import encode
from tests.pages import app


@pytest.mark.parametrize(
    ("move", "handles"),
    [
        ("diagonal", ["axis-1", "axis-2"]),
        ("linear", ["basis-1", "basis-2"]),
        ("affine", ["basis-1", "basis-2", "shift"]),
    ],
)
def test_each_kind_of_move_has_its_handles(move: str, handles: list[str]) -> None:
    page = app.chosen(app.opened("rescale"), "move", move)
    planes = app.surface(page)["layout"]["planes"]
    assert planes[1]["handles"] == ["probe", "unembedding", *handles]


def test_another_kind_of_move_starts_clean() -> None:
    start = default(classifier("paper"))
    moved = replace(start, linear=(2.0, 0.0, 0.0, 0.5), rule=1)
    page = app.opened("rescale", s=encode(moved, start.labels))
    page = app.chosen(page, "move", "linear")
    state = app.surface(page)["state"]
    assert (state["linear"], state["rule"]) == ([1.0, 0.0, 0.0, 1.0], 0)


def test_a_diagonal_move_starts_from_none_where_the_link_shears() -> None:
    sheared = replace(default(classifier("paper")), linear=(1.0, 1.0, 0.0, 1.0), shift=(1.0, 2.0))
    assert within(sheared, "diagonal") == default(classifier("paper"))
    assert within(sheared, "affine") == sheared


def test_a_singular_link_is_told_and_not_drawn() -> None:
    start = default(classifier("paper"))
    singular = encode(replace(start, linear=(1.0, 1.0, 1.0, 1.0)), start.labels)
    page = app.opened("rescale", s=singular)
    assert len(app.warnings(page)) == 1
    assert "linear map" in app.warnings(page)[0]
    assert app.surface(page)["state"]["linear"] == [1.0, 0.0, 0.0, 1.0]
