"""Rescale's story: numbers that change with a product that stays, and how far a stretch reaches."""

from playwright.sync_api import Page, expect

from tests.browser import plane, reader
from tools.browser import PATIENCE_MS
from tools.server import Server


def test_another_kind_of_move_starts_clean(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/rescale")
    plane.act(page, "preset:paper")
    plane.act(page, "rule:unembeddings")
    assert reader.number(page, "changed") > 0
    page.get_by_test_id("stMain").get_by_role("radio").nth(1).click()
    expect(page.locator('[data-handle="basis-1"]')).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator('[data-action="rule:gauge"]')).to_have_attribute("aria-checked", "true")
    assert reader.number(page, "changed") == 0
