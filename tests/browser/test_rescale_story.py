"""Rescale's story: numbers that change with a product that stays, and how far a stretch reaches."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import plane, reader, stories


def test_another_kind_of_move_starts_clean(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/rescale")
    plane.act(page, "preset:paper")
    plane.act(page, "rule:unembeddings")
    assert reader.number(page, "changed") > 0
    page.get_by_test_id("stMain").get_by_role("radio").nth(1).click()
    expect(page.locator('[data-handle="basis-1"]')).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator('[data-action="rule:gauge"]')).to_have_attribute("aria-checked", "true")
    assert reader.number(page, "changed") == 0


@pytest.mark.parametrize("context_options", [{"reduced_motion": "no-preference"}], ids=["moving"])
def test_a_press_while_a_step_still_moves_to_its_start_is_not_lost(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/rescale")
    stories.bet(page, "cosines", "mouse")
    expect(page.locator(".story-answer")).to_contain_text(prose.text("rescale")("beat.inside.bet.cosines"))
    plane.act(page, "stretch")
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    page.locator(".story").evaluate("""(story) => {
      story.querySelector('[data-story-action="next"]').click();
      story.querySelector('[data-action="stretch"]').click();
    }""")
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    assert stories.steps(page)[0] == 2
