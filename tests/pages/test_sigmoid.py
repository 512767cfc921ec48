"""The Sigmoid page without a browser: Python hears of nothing, and old links open the sphere."""

from dataclasses import replace

import pytest

from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.sigmoid import default
from cosine_lab.links import encode
from tests.pages import app

START = default(classifier("paper"))


def test_the_page_tells_python_nothing() -> None:
    page = app.opened("sigmoid")
    assert app.surface(page)["model"] == "sigmoid"
    assert not app.surface(page)["tell"]
    assert app.surface(page)["state"]["space"] == 0


@pytest.mark.parametrize("view", ["sphere", "In three dimensions too"])
def test_a_link_from_when_the_sphere_was_a_view_opens_it(view: str) -> None:
    page = app.opened("sigmoid", view=view, depth="0.5", seed="7")
    state = app.surface(page)["state"]
    assert (state["space"], state["depth"]) == (7, 0.5)
    assert app.surface(page)["defaults"]["space"] == 0
    assert app.warnings(page) == []


def test_what_a_newer_link_says_of_the_sphere_holds() -> None:
    link = encode(replace(START, depth=2.0), START.labels)
    state = app.surface(app.opened("sigmoid", s=link, view="sphere", depth="1"))["state"]
    assert (state["space"], state["depth"]) == (0, 2.0)


@pytest.mark.parametrize(("name", "junk"), [("depth", "nan"), ("depth", "9"), ("seed", "1.5")])
def test_junk_in_an_old_link_leaves_the_defaults(name: str, junk: str) -> None:
    state = app.surface(app.opened("sigmoid", view="sphere", **{name: junk}))["state"]
    assert (state["space"], state["depth"]) == (1, 1.0)
