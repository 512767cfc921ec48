"""Centre's story: what centring and unit length change, and who can tie for the top."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import reader
from tools.browser import PATIENCE_MS
from tools.server import Server


def opened(page: Page, server: Server, beat: str) -> None:
    """Open a step; some hold nothing to drag."""
    page.goto(f"{server.url}/centre?beat={beat}")
    expect(page.locator("[data-beat]")).to_be_visible(timeout=PATIENCE_MS)
    reader.painted(page)


def test_a_like_label_cannot_tie_until_the_one_between_is_dragged_inside(
    page: Page, server: Server
) -> None:
    opened(page, server, "rivals")
    expect(page.locator('[data-readout="ties:4"]')).to_have_text("?")
    page.locator('[data-bet="near"]').click()
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "false")
    page.locator('[data-story-action="next"]').click()
    cosine = reader.number(page, "cos-with:4")
    reader.pull(page, reader.grip(page, "unembedding:3"), 80, 0)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "ties:4") == 1
    assert reader.number(page, "cos-with:4") == pytest.approx(cosine)
