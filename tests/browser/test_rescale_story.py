"""Rescale's story: numbers that change with a product that stays, and how far a stretch reaches."""

import pytest
from playwright.sync_api import Page, expect

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
    stories.bet(page, 0.5, "mouse")
    plane.act(page, "stretch")
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    page.locator(".story").evaluate("""(story) => {
      story.querySelector('[data-story-action="next"]').click();
      story.querySelector('[data-action="stretch"]').click();
    }""")
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
    assert stories.steps(page)[0] == 2


@pytest.mark.parametrize(
    ("context_options", "across", "up"),
    [({}, 1, 0.5), ({"viewport": {"width": 360, "height": 740}}, 0.97, 0.4)],
    ids=["exactly", "all but"],
    indirect=["context_options"],
)
def test_rings_dragged_as_asked_tell_the_cosine_that_was_bet_on_and_no_prediction_changes(
    page: Page, site: str, across: float, up: float
) -> None:
    stories.open_story(page, f"{site}/rescale")
    stories.bet(page, 0.5, "mouse")
    assert masked(page, "cos")
    one = unit(page)
    for ring, (right, down) in (("axis-1", (across, 0)), ("axis-2", (0, up))):
        reader.pull(page, reader.grip(page, ring, "internal"), right * one, down * one)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    expect(page.locator("[data-bet-answer]")).to_contain_text("it is 0.52 with D as asked")  # wherever the hand stopped
    assert reader.number(page, "changed") == 0
    expect(page.locator("[data-came-true=true]")).to_be_visible()


def test_labels_divided_alone_by_a_hand_change_predictions(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/rescale?beat=alone")
    reader.pull(page, reader.grip(page, "axis-1", "internal"), 2 * unit(page), 0)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "changed") >= 100


def masked(page: Page, name: str) -> bool:
    """Whether a reading is kept back."""
    return page.locator(f'[data-readout="{name}"]').first.inner_text() == "?"


def unit(page: Page) -> float:
    """How many pixels a unit of the plane inside is, by its rings at 1 and zero."""
    x, y = (reader.centre(plane.handle(page, each)) for each in ("axis-1", "axis-2"))
    return x[0] - y[0]
