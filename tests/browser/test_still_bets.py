"""Where any move would answer a bet, nothing can be moved before it: by slider, handle or key, on every lesson."""

import pytest
from playwright.sync_api import Page

from app import SITE
from cosine_lab import prose
from cosine_lab.lessons import openers
from tests.browser import bare, stories

LESSONS = [slug for slugs in SITE.values() for slug in slugs if slug in openers()]
PULL = """(all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".story"))
  .forEach((each) => {
    each.focus();
    for (const key of ["End", "ArrowLeft", "ArrowUp"]) {
      each.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
    }
    if (!each.matches("input") || each.disabled) return;
    each.value = each.max;
    for (const name of ["input", "change"]) each.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  })"""
"""By keys, and a slider to its end, as far as the page lets a reader."""


def asked(slug: str) -> list[str]:
    """The steps whose bet any move would answer."""
    found = openers()[slug](prose.text(slug))
    assert found is not None
    story = found.surface.story
    return [beat.key for beat in story.beats if beat.bet and beat.bet.still] if story else []


@pytest.mark.parametrize("slug", LESSONS)
def test_nothing_that_would_answer_a_bet_can_be_moved_before_it(page: Page, site: str, slug: str) -> None:
    for key in asked(slug):
        bare.opened(page, f"{site}/{'' if slug == 'home' else slug}?beat={key}")
        before = stories.strip(page).inner_text()
        page.locator('.cosine-lab :is(input[type="range"], [role="slider"])').evaluate_all(PULL)
        assert page.locator("[data-story-action=again]:visible").count() == 0, f"{key}: something has moved"
        assert stories.strip(page).inner_text() == before, key
