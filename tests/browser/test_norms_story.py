"""Norms told as a story, and as a link into free play leads there."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import reader, stories

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


def test_a_link_with_a_choice_opens_free_play_and_the_story_begins_with_its_own(page: Page, site: str) -> None:
    page.goto(f"{site}/norms?vectors=GloVe-50&remedy=whitened&query=coffee")
    expect(page.locator('[data-story-action="guide"]')).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(f"{SURFACE} .summary, {SURFACE} .sentence").first).to_contain_text(
        "coffee", timeout=PATIENCE_MS
    )
    page.locator('[data-story-action="guide"]').click()
    stories.ready(page)
    expect(page.locator(f"{LISTS} .left li")).to_have_count(10)
    expect(page.locator(f"{LISTS} .about")).to_be_hidden()
    assert "coffee" not in page.locator(".story").inner_text()


def test_a_line_is_laid_by_hand_into_cosines_with_a_hub_against_those_with_the_mean(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/norms?beat=hubs")
    expect(page.locator(".slope .dots")).to_be_hidden()  # it would name the hub
    stories.bet(page, 100, "mouse")
    missed = reader.number(page, "slope-miss")
    grip = page.locator("[data-handle=slope]")
    for _ in range(40):
        grip.press("ArrowUp")
        if page.locator('[data-goal="reached"]').count():
            break
    assert reader.number(page, "slope-miss") < missed / 4
    assert reader.number(page, "slope") == pytest.approx(reader.number(page, "hub-mean"), abs=0.1)
