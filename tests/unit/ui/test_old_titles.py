"""Links made when titles stood in them still choose what they chose."""

import pytest

from lib.ui.old_titles import OLD_TITLES, asked_key

SOURCES = {"paper": "Artikel", "iris": "Schwertlilien"}


@pytest.mark.parametrize(
    ("asked", "key"),
    [("iris", "iris"), ("Iris", "iris"), ("Schwertlilien", "iris"), ("tulips", None), ("", None)],
)
def test_a_key_a_title_and_an_old_title_choose_the_same(asked: str, key: str | None) -> None:
    assert asked_key("source", asked, SOURCES) == key


def test_an_old_title_of_another_page_chooses_nothing_here() -> None:
    assert OLD_TITLES["source"]["Your matrix"] == "own"
    assert asked_key("source", "Your matrix", SOURCES) is None
