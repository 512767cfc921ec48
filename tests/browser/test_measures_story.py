"""Measures' story: a bet a row, and rows that tell what the random instances tell."""

from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories
from tools.browser import PATIENCE_MS
from tools.server import Server

STAY = {"cosine": 1, "euclidean": 2, "differences": 2, "competition": 4}


def test_each_row_is_asked_before_it_is_told(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/measures")
    for k, (quantity, stay) in enumerate(STAY.items()):
        kept = page.locator(f'[data-readout="kept:{quantity}"]')
        expect(kept).to_have_text("?")
        expect(page.locator(f'[data-readout="few:{quantity}:shear"]')).to_have_text("?")
        page.locator('[data-bet="some"]').click()
        expect(kept).to_have_attribute("data-value", str(stay), timeout=PATIENCE_MS)
        for action in page.locator(".story-actions button").all():
            action.click()
        expect(page.locator('[data-goal="open"]')).to_have_count(0)
        answer = page.locator("[data-bet-answer]")
        expect(answer).to_have_attribute("data-came-true", str(stay in {1, 2}).lower())
        assert page.locator(".few:visible").count() == k + 1
        page.locator('[data-story-action="next"]').click()


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
