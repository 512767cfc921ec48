"""Measures' story: a bet a row, and rows that tell what the random instances tell."""

from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories
from tools.server import Server


def test_a_translation_by_hand_moves_cosines_and_no_prediction(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/measures")
    page.locator('[data-bet="none"]').click()
    slider = page.locator('[data-input="amount"]')
    slider.focus()
    slider.press("End")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "changed") == 0
    assert reader.number(page, "max-dcos") > 0.1
    assert plane.readout(page, "amount") == 1
    plane.act(page, "by-rotation")  # the one of the four that keeps it
    assert reader.number(page, "max-dcos") <= 1e-9
