"""What an exercise asks about is kept from a reader, and so is all that tells it.

That a page shows what its readings are is judged on the walk through every story (judges.py).
"""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.surfaces import exercise
from cosine_lab.surfaces.exercise import Exercise
from cosine_lab.surfaces.story import Reads
from tests.browser import reader, stories


def shown(page: Page) -> tuple[set[str], set[str]]:
    """Names of all readings on the page, and of those that are masked."""
    masked = reader.attributes(page.locator("[data-readout][data-masked]"), "data-readout")
    return {*reader.attributes(page.locator("[data-readout]"), "data-readout")}, {*masked}


ASKS = [
    ("sigmoid", "sets-now", ("feasible-count", "impossible-count"), ("sets-other",)),
    ("words", "raw:e5-small:mouse", ("scaled:e5-small:house",), ("raw:e5-small:house",)),
]
"""Of pages: what an exercise asks about, what tells it, and what does not."""


@pytest.mark.parametrize("asks", ASKS, ids=lambda asks: asks[0])
def test_what_tells_the_answer_is_kept_until_it_is_given(
    page: Page, site: str, asks: tuple[str, str, tuple[str, ...], tuple[str, ...]]
) -> None:
    slug, asked, telling, free = asks
    answers = tuple((text, Reads(asked, sign, 0.5)) for text, sign in (("Up", ">"), ("No", "<")))
    task = exercise.write(Exercise("How much is it?", choices=answers))
    stories.open_story(page, f"{site}/{slug}?{urlencode({exercise.PARAMETER: task})}")
    named, hidden = shown(page)
    assert {asked, *telling} <= hidden
    assert {*free} <= named
    assert hidden.isdisjoint(free)
    stories.bet(page, "0", "mouse")
    assert shown(page)[1] == set()


PICTURES = [
    ("words", "nearest", '[data-model="e5-small"] .mark-names b:has-text("clock")'),
    ("sigmoid", "sets-now", ".sets.feasible"),
]
"""Of pages: what an exercise asks about, and what could be counted or looked up instead."""


@pytest.mark.parametrize(("slug", "asked", "picture"), PICTURES)
def test_pictures_of_what_is_asked_stay_away(page: Page, site: str, slug: str, asked: str, picture: str) -> None:
    answers = tuple((text, Reads(asked, sign, 0.5)) for text, sign in (("A", ">"), ("B", "<")))
    task = exercise.write(Exercise("Which is it?", choices=answers))
    stories.open_story(page, f"{site}/{slug}?{urlencode({exercise.PARAMETER: task})}")
    expect(page.locator(picture)).to_be_hidden()
    stories.bet(page, "0", "mouse")
    expect(page.locator(picture)).to_be_visible()
