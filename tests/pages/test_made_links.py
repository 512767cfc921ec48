"""Every link ever made opens its page with the same choices and the same state, its labels as they were called then."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from cosine_lab.lessons.norms.state import NormsState
from cosine_lab.parameters import schema
from tests.made_links import LINKS, name, parameters
from tests.pages import app

SINCE = {"centre": ("probe", "share"), "pooling": ("swept",), "words": ("place", "removed"), "word2vec": ("depth",)}
"""Fields of the state that were not there at that time."""
FIELDS = {name: name for name in ("vectors", "remedy", "measure", "k", "alpha")} | {"lambda": "weight"}
"""Choices of Hubs that are fields of its state now."""


def value(page: AppTest, key: str) -> object:
    """What the widget with that key holds."""
    (held,) = (
        widget for kind in ("button_group", "text_input", "slider") for widget in page.get(kind) if widget.key == key
    )
    return held.value


def moved(slug: str) -> set[str]:
    """Choices of that time that are fields of the state now, or the browser's own (tests/browser/test_words.py)."""
    places = {"sigmoid": {"view", "depth", "seed"}, "rankings": {"depth", "seed"}, "words": {"words", "view", "model"}}
    return {*FIELDS, "query", "view", "dimension", "spread"} if slug == "norms" else places.get(slug, set())


def as_fields(chosen: dict[str, Any]) -> dict[str, Any]:
    """What those choices are as fields of Hubs' state; more than three components are told, and one is removed."""
    spec = schema(NormsState)
    named = {FIELDS[name]: each for name, each in chosen.items() if name in FIELDS}
    whole = {name: spec[name].options.index(each) if spec[name].options else each for name, each in named.items()}
    return whole | ({"k": 1} if whole.get("k", 1) > spec["k"].high else {})


def in_space(link: dict[str, Any]) -> dict[str, float]:
    """What those choices make of the fields."""
    chosen = link["chosen"]
    if link["page"] not in ("sigmoid", "rankings"):
        return {}
    seen = "sphere" in chosen.values() or "space" in chosen.values()
    if not seen:
        return {"space": 0, "depth": 1.0}
    return {"space": chosen.get("seed", 1), "depth": chosen.get("depth", 1.0)}


@pytest.mark.parametrize("link", LINKS, ids=name)
def test_a_link_once_made_brings_back_every_choice_and_the_state(
    link: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    app.checks_little(monkeypatch)
    page = app.opened(link["page"], **parameters(link))
    assert not page.exception
    assert [each for each in app.warnings(page) if "never above 3" not in each] == []
    if link["page"] == "norms":
        assert as_fields(link["chosen"]).items() <= app.surface(page)["state"].items()
    gone = moved(link["page"]) | ({"section"} if in_space(link).get("space") else set())
    kept = {key: each for key, each in link["chosen"].items() if key not in gone}
    assert {key: value(page, key) for key in kept} == kept
    if link["state"]:
        sent = app.surface(page)
        state = sent["state"]
        since = {field: sent["defaults"][field] for field in SINCE.get(link["page"], ())}
        whole = link["state"] | in_space(link) | since
        assert state == {key: whole[key] for key in state}
