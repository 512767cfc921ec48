"""Rescale's story: numbers that change with a product that stays, and how far a stretch reaches."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader
from tools.browser import PATIENCE_MS
from tools.server import Server


def reached(page: Page) -> None:
    """The step's goal is seen to be reached."""
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")


def test_a_dragged_stretch_changes_the_numbers_and_not_their_product(
    page: Page, server: Server
) -> None:
    reader.visit(page, f"{server.url}/rescale")
    expect(page.locator('[data-readout="cos"]')).to_have_text("?")
    page.locator('[data-bet="cosines"]').click()
    reader.pull(page, reader.grip(page, "axis-1", "internal"), 60, 0)
    reached(page)
    assert page.locator('[data-readout="input"]').inner_text() != "(0.60, 0.30)"
    assert reader.number(page, "product") == pytest.approx(reader.number(page, "product-before"))
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "true")


def test_what_no_stretch_reaches_a_translation_does(page: Page, server: Server) -> None:
    reader.visit(page, f"{server.url}/rescale?beat=sign")
    expect(page.locator(".reach-chart")).to_be_hidden()
    page.locator('[data-bet="yes"]').click()
    plane.act(page, "stretch")
    reached(page)
    expect(page.locator(".reach-chart")).to_be_visible()
    assert reader.number(page, "reach-low") == pytest.approx(0.8)
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "false")
    page.locator('[data-story-action="next"]').click()
    plane.act(page, "make-cosine")
    reached(page)
    assert reader.number(page, "changed") == 0


def test_another_kind_of_move_starts_clean(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/rescale")
    plane.act(page, "preset:paper")
    plane.act(page, "rule:unembeddings")
    assert reader.number(page, "changed") > 0
    page.get_by_test_id("stMain").get_by_role("radio").nth(1).click()
    expect(page.locator('[data-handle="basis-1"]')).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator('[data-action="rule:gauge"]')).to_have_attribute("aria-checked", "true")
    assert reader.number(page, "changed") == 0
