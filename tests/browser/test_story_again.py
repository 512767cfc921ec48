"""A step begun again begins where it began, after a reload too."""

from dataclasses import replace
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.translate.state import default
from cosine_lab.links import encode
from cosine_lab.surfaces.exercise import PARAMETER, Exercise, write
from cosine_lab.surfaces.story import Reads
from tests.browser import plane, reader, stories

GOAL = (Reads("cos", "<=", -0.99),)


def act(page: Page, action: str) -> None:
    """Press a button of the strip, or of the surface, and wait for what it does."""
    page.locator(f'[data-story-action="{action}"]').first.click()
    stories.ready(page)


def again(page: Page) -> None:
    """Reload, and begin the step again."""
    page.reload()
    expect(stories.strip(page)).to_have_attribute("data-beat", stories.PLACED, timeout=PATIENCE_MS)
    stories.ready(page)
    act(page, "again")


def test_a_step_that_goes_on_begins_where_the_reader_came_from(page: Page, site: str) -> None:
    stories.open_story(page, site)
    act(page, "skip")
    plane.act(page, "cos-minus-one")
    act(page, "next")
    plane.act(page, "cos-plus-one")
    assert reader.number(page, "cos") == pytest.approx(1)
    again(page)
    assert reader.number(page, "cos") == pytest.approx(-1)


def test_an_exercise_begins_with_what_its_link_says(page: Page, site: str) -> None:
    start = default(classifier("paper"))
    asked = {
        "s": encode(replace(start, shift=(0.1, 0.2)), start.labels),
        "beat": "exercise",
        PARAMETER: write(Exercise("Can they be opposite?", goal=GOAL)),
    }
    page.goto(f"{site}/translate?{urlencode(asked)}")
    expect(stories.strip(page)).to_have_attribute("data-beat", stories.PLACED, timeout=PATIENCE_MS)
    stories.ready(page)
    begun = reader.number(page, "cos")
    reader.pull(page, reader.grip(page, "origin"), 60, -40)
    assert reader.number(page, "cos") != pytest.approx(begun, abs=0.01)
    again(page)
    assert reader.number(page, "cos") == pytest.approx(begun)


def test_the_next_step_is_not_done_by_what_the_last_one_left(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/audit")
    for _ in range(2):  # a second press is the way on where the first has reached the goal
        plane.act(page, "cos-plus-one")
    act(page, "next")
    assert page.locator("[data-goal]").get_attribute("data-goal") == "open"
