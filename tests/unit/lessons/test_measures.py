"""The Measures page in Python names the moves that the browser makes."""

import json
from pathlib import Path

from cosine_lab import prose
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.measures import MOVES, default, surface

ORDER = json.loads((Path(__file__).parents[2] / "vectors" / "measures_moves.json").read_text(encoding="utf-8"))["moves"]


def test_the_moves_are_in_the_order_that_the_browser_is_held_to() -> None:
    assert list(MOVES) == ORDER


def test_every_move_has_its_words() -> None:
    words = prose.text("measures")
    assert all(f"{owner}.{move}" in words for move in MOVES for owner in ("lab.move", "amount"))


def test_the_page_opens_with_a_translation_of_the_classifier() -> None:
    model = classifier("paper")
    state = default(model)
    assert state.move == 0
    assert state.amounts == tuple(MOVES.values())
    planes = surface(model, state, prose.text("measures")).layout["planes"]
    assert [panel.kind() for panel in planes if not panel.told] == ["candidates"]
