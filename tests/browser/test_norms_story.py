"""Norms told as a story: what is asked is with the server, one step is one entry of the history."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, WebSocket, expect

from lib.lessons.norms.model import rated
from lib.surfaces.exercise import PARAMETER, Exercise, write
from lib.surfaces.story import Reads
from tests.browser import reader, stories
from tests.browser.stories import press
from tools.browser import PATIENCE_MS
from tools.server import Server

LISTS = ".st-key-figure-norms-neighbours .main-svg"
ENTERED = ("few", Reads("entered", "<", 5)), ("many", Reads("entered", ">=", 5))


class Heard:
    """What the server has sent. Make it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.frames: list[bytes] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, frame: bytes | str) -> None:
        self.frames.append(frame if isinstance(frame, bytes) else frame.encode())

    def knows(self, text: str) -> bool:
        return any(text.encode() in frame for frame in self.frames)


def test_what_is_asked_is_not_sent_before_it_is_answered(page: Page, server: Server) -> None:
    heard = Heard(page)
    stories.open_story(page, f"{server.url}/norms?beat=people")
    after = f"{rated.best().after}"
    assert heard.knows(f"{rated.best().before}")
    assert not heard.knows(after)
    stories.bet(page, "farther", "mouse")
    assert heard.knows(after)


@pytest.mark.own_tab  # a history ends at fifty entries
def test_a_step_is_one_entry_of_the_history(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/norms")
    before = page.evaluate("history.length")
    stories.bet(page, "few", "mouse")
    assert page.evaluate("history.length") == before
    press(page, page.locator('[data-story-action="next"]'), "mouse")
    assert page.evaluate("history.length") == before + 1
    assert re.search(r"\?beat=people$", page.url)


def test_the_second_list_comes_with_the_readers_own_press(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/norms")
    lists = page.locator(LISTS).first
    expect(lists).to_be_visible(timeout=PATIENCE_MS)
    names = lists.locator(".textpoint")
    expect(names).to_have_count(10)
    stories.bet(page, "few", "mouse")
    expect(names).to_have_count(10)
    stories.reachable(page, "mouse")
    expect(names).to_have_count(20, timeout=PATIENCE_MS)
    press(page, page.locator('[data-story-action="again"]'), "mouse")
    expect(names).to_have_count(10, timeout=PATIENCE_MS)
    assert stories.masked(page)


def test_a_choice_in_free_play_does_not_lead_back_into_the_story(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/norms?remedy=whitened")
    expect(page.locator('[data-story-action="guide"]')).to_be_visible(timeout=PATIENCE_MS)
    reader.option(page, "remedy", 0).click()
    expect(page).to_have_url(re.compile("guide=0"), timeout=PATIENCE_MS)
    stories.ready(page)
    page.reload()
    expect(page.locator('[data-story-action="guide"]')).to_be_visible(timeout=PATIENCE_MS)


def test_an_exercise_keeps_back_what_it_asks_about(page: Page, server: Server) -> None:
    task = write(Exercise("How many of the ten are others?", ENTERED, hidden=("panel:whole",)))
    link = {PARAMETER: task, "vectors": "GloVe-50", "query": "bread", "remedy": "whitened"}
    page.goto(f"{server.url}/norms?{urlencode(link)}")
    names = page.locator(LISTS).first.locator(".textpoint")
    expect(names).to_have_count(10, timeout=PATIENCE_MS)
    stories.ready(page)
    assert set(stories.masked(page)) == {"entered"}
    expect(page.locator(".st-key-csv-norms-summary")).to_have_count(0)
    press(page, page.locator('[data-bet="0"]'), "mouse")
    expect(names).to_have_count(20, timeout=PATIENCE_MS)
    entered = reader.number(page, "entered")
    expect(page.locator("[data-bet-truth]")).to_have_attribute(
        "data-bet-truth", "0" if entered < 5 else "1"
    )
