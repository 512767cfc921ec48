"""Train again: what a press shows, and a run dragged over another."""

import re

import pytest
from playwright.sync_api import Page, expect

from lib import prose
from tests.browser import reader, stories
from tools.browser import PATIENCE_MS
from tools.server import Server

words = prose.text("work")


def test_a_row_is_dragged_to_where_the_last_run_has_it_and_the_images_are_read_as_before(
    page: Page, server: Server
) -> None:
    stories.open_story(page, f"{server.url}/train_again?beat=why")
    assert reader.number(page, "row-cos") == pytest.approx(1)
    x, y = reader.centre(page.locator("[data-handle=row]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 300, steps=8)
    page.mouse.up()
    reader.painted(page)
    assert reader.number(page, "lay") == pytest.approx(1)
    assert reader.number(page, "row-cos") < 0.6
    assert reader.number(page, "before") > 99
    expect(page.locator('[data-goal="reached"]')).to_be_visible()


def test_one_more_is_trained_on_the_page_and_cancel_stops_it(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/train_again")
    reader.whole(page)
    expect(page.get_by_text(re.compile("^Seed 12:"))).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("slider", name="seed").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=words("cancel")).click()
    begin = page.get_by_role("button", name=words("again"))
    expect(begin).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_text(re.compile("^Seed 13:"))).to_have_count(0)
    begin.click()
    expect(page.get_by_text(re.compile("^Seed 13:"))).to_be_visible(timeout=PATIENCE_MS)
