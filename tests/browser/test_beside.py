"""Every sentence and number of a story is that of the state it stands beside.

Free play is held to the same on every page (test_free_play_visited.py); here are two stories, of a page with
planes and of a page with a table, whose strip is the one that all lessons have.
"""

import re

import pytest
from playwright.sync_api import Page

from cosine_lab import prose
from tests.browser import beside, reader, stories
from tests.browser.words import said

SLUGS = ("translate", "words")
SINCE = "[data-goal][data-since]"
"""Says that what is told beside it is of the moment when the goal was last held."""


def quoting_history(slug: str) -> list[re.Pattern[str]]:
    """What a story's sentences read like where they say what has been in a visit.

    Those of a beat that quotes it, and of one that is told otherwise to who has left out some.
    """
    found = prose.text(slug).templates("beat.")
    beats = {key.split(".")[1] for key in found}
    past = re.compile(rf"\{{(?:(?:{'|'.join(beats)})-[\w-]+|[\w-]+-(?:begun|least|greatest)|orders-tried)\}}")
    quoting = {key.split(".")[1] for key, text in found.items() if past.search(text)}
    quoting |= {key.split(".")[1] for key in found if key.endswith(".unseen")}
    return [said(f"{slug}.{key}") for key in found if key.split(".")[1] in quoting]


@pytest.mark.parametrize("slug", SLUGS)
def test_there_and_back_in_every_step(page: Page, site: str, slug: str) -> None:
    """A step once done tells of the state on show, or says that the picture has changed since."""
    stories.open_story(page, f"{site}/{slug}")
    past = quoting_history(slug)

    def told() -> list[str]:
        return [
            each
            for each in beside.read(page)
            if not any(found.fullmatch(each.removeprefix("story: ")) for found in past)
        ]

    first, steps = stories.steps(page)
    for at in range(first, steps + 1):
        if stories.answers(page):
            stories.press(page, page.locator('[data-story-action="skip"]'), "mouse")
        if page.locator('[data-goal="open"]').count():
            stories.reachable(page, "mouse")
        moved = beside.handles(page)
        if moved or beside.sliders(page):
            beside.nudge(page, moved, beside.THERE)
            beside.nudge(page, moved[::-1], beside.BACK)
            beside.far(page, moved)
            here, address, since = told(), reader.address(page), page.locator(SINCE).count()
            beside.afresh(page, slug, address)
            stories.ready(page)
            found = beside.differ(here, told())
            since = since or page.locator("[data-goal=open]").count()  # what was done is not done again
            assert [each for each in found if not (since and each[2:].startswith("story: "))] == []
        if at < steps:
            stories.press(page, page.locator('[data-story-action="next"]'), "mouse")
