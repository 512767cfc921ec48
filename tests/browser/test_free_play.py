"""What only free play shows comes when free play begins, and not before."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, UNDRAWN
from tests.browser import reader, stories

SHOWN = {"rankings": ".stPlotlyChart", "word2vec": '[class*="st-key-csv-"]'}


def pressed(page: Page, action: str) -> None:
    stories.press(page, page.locator(f'[data-story-action="{action}"]'), "mouse")


@pytest.mark.parametrize("slug", list(SHOWN))
def test_what_no_story_shows_is_sent_once_free_play_begins(page: Page, server: Server, slug: str) -> None:
    programs: list[str] = []
    page.on("response", lambda got: programs.append(got.url))
    below = page.locator(SHOWN[slug])
    stories.open_story(page, f"{server.url}/{slug}")
    reader.whole(page)
    expect(below).to_have_count(0)
    assert not [each for each in programs if "PlotlyChart" in each]
    pressed(page, "free")
    expect(below.first).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator('[class*="st-key-waiting-"]')).to_have_count(0)
    free = reader.address(page)
    pressed(page, "guide")
    expect(below.first).to_be_hidden()
    pressed(page, "free")
    expect(below.first).to_be_visible()
    assert reader.address(page) == free


def test_a_page_turned_to_from_free_play_waits_for_its_own(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/rankings")
    reader.whole(page)
    page.get_by_test_id("stTopNavSection").nth(3).click()
    page.locator('[data-testid="stTopNavDropdownLink"][href$="words"]').click()
    expect(stories.strip(page)).to_have_attribute("data-beat", stories.PLACED, timeout=PATIENCE_MS)
    reader.whole(page)
    expect(page.locator(".stPlotlyChart")).to_have_count(0)
    expect(page.locator(UNDRAWN)).to_have_count(0)
    expect(page.locator('[class*="st-key-waiting-"]')).not_to_have_count(0)
