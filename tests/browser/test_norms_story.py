"""Norms told as a story, and its two kinds of free play: the surface, and choices of the page."""

import re

from playwright.sync_api import Page, expect

from tests.browser import reader, stories
from tools.browser import PATIENCE_MS, settle
from tools.server import Server

SURFACE = ".cosine-lab.norms"
LISTS = f"{SURFACE} .lists"


def test_the_second_list_comes_with_the_readers_own_press(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/norms")
    after = page.locator(f"{LISTS} .right ol")
    expect(after).to_be_hidden()
    stories.bet(page, "few", "mouse")
    expect(after).to_be_hidden()
    stories.reachable(page, "mouse")
    expect(after).to_be_visible()
    expect(page.locator(f"{LISTS} .right [data-moved]")).to_have_count(int(reader.number(page, "entered")))


def test_a_step_and_all_that_is_done_in_it_ask_for_nothing_of_the_server(page: Page, site: str) -> None:
    sent: list[object] = []

    def note(frame: object) -> None:
        sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    stories.open_story(page, f"{site}/norms")
    settle(page)
    before = len(sent)
    stories.bet(page, "few", "mouse")
    stories.reachable(page, "mouse")
    stories.press(page, page.locator('[data-story-action="next"]'), "mouse")
    stories.bet(page, "farther", "mouse")
    assert len(sent) == before


def test_a_link_with_a_choice_of_the_page_opens_free_play_with_what_it_asks_for_first(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/norms?vectors=GloVe-50&remedy=whitened")
    expect(page.locator('[data-story-action="guide"]')).to_be_visible(timeout=PATIENCE_MS)
    drawn = page.locator(".st-key-figure-norms-neighbours")
    expect(drawn).to_be_in_viewport(timeout=PATIENCE_MS)
    assert drawn.bounding_box()["y"] < page.locator(SURFACE).bounding_box()["y"]
    expect(page).to_have_url(re.compile("guide=0"))
    reader.option(page, "remedy", 0).click()
    expect(page).not_to_have_url(re.compile("remedy="), timeout=PATIENCE_MS)
    stories.ready(page)
    page.reload()
    expect(page.locator('[data-story-action="guide"]')).to_be_visible(timeout=PATIENCE_MS)
