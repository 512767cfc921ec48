"""The Measures page in Python names the moves that the browser makes."""

import re

from lib import prose
from lib.data.classifiers import classifier
from lib.lessons.measures import MOVES, default, surface
from lib.tokens import ASSETS


def keys(module: str) -> list[str]:
    """The keys a module of the plane lists, in order."""
    text = (ASSETS / "plane" / module).read_text(encoding="utf-8")
    return re.findall(r'key: "([\w-]+)"', text)


def test_python_and_the_browser_list_the_same_moves_in_the_same_order() -> None:
    assert list(MOVES) == keys("moves.js")


def test_every_move_and_every_quantity_has_its_words() -> None:
    words = prose.page("measures").words
    for move in keys("moves.js"):
        assert words[f"move-{move}"]
        assert words[f"amount-{move}"]
    for quantity in keys("quantities.js"):
        assert words[f"what-{quantity}"]


def test_the_page_opens_with_a_translation_of_the_classifier() -> None:
    model = classifier("paper")
    state = default(model)
    assert state.move == 0
    assert state.amounts == tuple(MOVES.values())
    assert surface(model, state).layout["planes"][0]["type"] == "verdicts"
