"""Links made when titles stood in them still choose what they chose."""

import pytest

from cosine_lab.old_titles import old_titles, option_key
from tests.made_links import LINKS, parameters

SOURCES = ("paper", "iris")


@pytest.mark.parametrize(("asked", "key"), [("iris", "iris"), ("Iris", "iris"), ("tulips", None), ("", None)])
def test_a_key_and_an_old_title_choose_the_same(asked: str, key: str | None) -> None:
    assert option_key("source", asked, SOURCES) == key


def test_an_old_title_of_another_page_chooses_nothing_here() -> None:
    assert old_titles()["source"]["Your matrix"] == "own"
    assert option_key("source", "Your matrix", SOURCES) is None


def test_every_title_of_a_link_once_made_is_kept() -> None:
    asked = [(name, text) for link in LINKS for name, text in parameters(link).items()]
    titles = {(name, text) for name, text in asked if name in old_titles()}
    keyed = {(name, key) for link in LINKS for name, key in link["chosen"].items()}
    for name, title in titles:
        assert option_key(name, title, {key for each, key in keyed if each == name}) is not None
