"""Train again: what a press shows, and a run dragged over another."""

import re

import pytest
from playwright.sync_api import Page, expect

from lib import prose
from tests.browser import reader, stories
from tools.browser import PATIENCE_MS
from tools.server import Server

words = prose.text("work")


def test_a_run_is_dragged_over_the_first_one_and_its_rows_stay_apart(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/train_again?beat=why")
    before = reader.number(page, "apart-inputs")
    ring = page.locator(".overlay .ring >> nth=3").bounding_box()
    assert ring
    (x, y), (u, v) = (
        reader.centre(page.locator("[data-handle=second]")),
        (ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2),
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 1.2 * (u - x), y + 1.2 * (v - y), steps=8)
    page.mouse.up()
    reader.painted(page)
    assert reader.number(page, "lay") == pytest.approx(1)
    assert reader.number(page, "apart-inputs") < before / 10
    assert reader.number(page, "apart-rows") > 10 * reader.number(page, "apart-inputs")


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
