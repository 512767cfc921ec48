"""Sigmoid's story: how many label sets can occur, and what changes which."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories
from tools.server import Server


def test_how_many_sets_can_occur_is_bet_on_before_a_sector_shows(
    page: Page, server: Server
) -> None:
    stories.open_story(page, f"{server.url}/sigmoid")
    expect(page.locator('[data-readout="sets-now"]')).to_have_text("?")
    expect(page.locator(".sign-region").first).to_be_hidden()
    stories.bet(page, 20, "mouse")
    assert reader.number(page, "sets-now") == 10
    expect(page.locator(".sign-region").first).to_be_visible()
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "false")


@pytest.mark.parametrize(
    ("beat", "action", "truth"),
    [
        ("length", "longer", "same"),
        ("angle", "turn-arrow", "other"),
        ("shift", "translate-labels", "other"),
    ],
)
def test_lengths_keep_the_sets_and_angles_and_translations_do_not(
    page: Page, server: Server, beat: str, action: str, truth: str
) -> None:
    stories.open_story(page, f"{server.url}/sigmoid?beat={beat}")
    page.locator(f'[data-bet="{truth}"]').click()
    plane.act(page, action)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "true")
    assert (reader.number(page, "max-dcos") < 1e-9) == (truth == "same")
