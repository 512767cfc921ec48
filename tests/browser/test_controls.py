"""Free play begins with a few controls, things to try, and the picture: on one screen."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import addresses, lessons
from tests.browser import bare, plane, reader, stories

MOST, FEW = 10, 3
OWN = ("words", "norms", "word2vec", "thief", "training", "length", "threshold")
"""What these show first, and what there is to try, stands on one screen of 1280 × 720."""
_COUNT = Path(__file__).with_name("controls.js").read_text(encoding="utf-8").strip().removesuffix(";")
_BELOW = """() => [...document.querySelectorAll("*")].flatMap((each) => [...each.shadowRoot?.querySelectorAll(
  "[data-panel]:not(.goals-panel, [data-panel=tools]), .tries-panel, .story") ?? []])
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom + scrollY > innerHeight)
  .filter((each) => !each.closest(".below, .free"))
  .map((each) => each.dataset.panel ?? each.className)"""


def played(page: Page, site: str, slug: str) -> dict[str, list[str]]:
    """What a lesson's free play begins with, by kind."""
    bare.opened(page, plane.free(f"{site}{addresses()[slug]}"))
    more = page.locator('[data-action="more"][aria-expanded="true"]')
    if more.count():  # other tests look at all there is
        more.click()
    reader.painted(page)
    found: dict[str, list[str]] = page.evaluate(_COUNT)
    return found


@pytest.mark.parametrize("slug", sorted(lessons()))
def test_free_play_begins_with_at_most_ten_controls(page: Page, site: str, slug: str) -> None:
    found = played(page, site, slug)["controls"]
    assert 0 < len(found) <= MOST, found


@pytest.mark.parametrize("slug", OWN)
def test_free_play_is_one_screen_with_three_tries(page: Page, site: str, slug: str) -> None:
    found = played(page, site, slug)
    assert len(found["tries"]) == FEW
    assert found["handles"], "the picture is under no hand"
    assert page.evaluate(_BELOW) == []


@pytest.mark.parametrize("slug", OWN)
def test_a_try_says_what_to_watch_beside_the_picture(page: Page, site: str, slug: str) -> None:
    played(page, site, slug)
    link = page.locator('[data-action^="try:"]').first
    expect(page.locator(".try-see")).to_be_empty()
    link.click()
    expect(page.locator(".try-see")).to_have_text(link.get_attribute("title") or "?")
    expect(page.locator(".try-see")).to_be_in_viewport()


@pytest.mark.parametrize(("slug", "beat"), [("words", "place"), ("length", "longest"), ("thief", "why")])
def test_free_play_opens_on_the_reader_s_own_state(page: Page, site: str, slug: str, beat: str) -> None:
    stories.open_story(page, f"{site}/{slug}?beat={beat}")
    if page.locator("[data-bet]").count():
        stories.bet(page, 50, "mouse")
    page.locator(".story-actions button").first.click()
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    reader.painted(page)
    (mine,) = parse_qs(urlsplit(reader.address(page)).query)["s"]
    page.locator('[data-story-action="free"]').click()
    reader.painted(page)
    assert parse_qs(urlsplit(reader.address(page)).query)["s"] == [mine]
