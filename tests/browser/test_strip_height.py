"""The strip has from its question on the height that its answer takes: what is below it stands still."""

import pytest
from playwright.sync_api import Page

from tests.browser import stories


@pytest.mark.parametrize("slug", ["measures", "word2vec"])
def test_an_answer_moves_nothing_below_the_strip(page: Page, site: str, slug: str) -> None:
    stories.open_story(page, f"{site}/{slug}")
    at, last = stories.steps(page)
    while True:
        asked = stories.answers(page)
        begun = tall(page)
        if asked:
            stories.bet(page, 2.0 if asked == ["scale"] else asked[0], "mouse")
            assert tall(page) == begun, f"the answer of step {at}"
        if page.locator("[data-goal]").is_visible():
            stories.reachable(page, "mouse")
            assert tall(page) == begun, f"the move of step {at}"
        if at == last:
            return
        stories.press(page, page.locator('[data-story-action="next"]'), "mouse")
        at, _ = stories.steps(page)


@pytest.mark.parametrize("beat", ["translate", "rescale"])
def test_what_a_test_of_measures_comes_to_needs_no_more_room_than_a_strip_always_keeps(
    page: Page, site: str, beat: str
) -> None:
    stories.open_story(page, f"{site}/measures")
    usual = tall(page)
    stories.open_story(page, f"{site}/measures?beat={beat}")
    assert tall(page) == usual


def tall(page: Page) -> float:
    box = stories.strip(page).bounding_box()
    assert box is not None
    return box["height"]
