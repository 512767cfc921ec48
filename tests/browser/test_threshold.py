"""Threshold: what a hand does to the line, and to the scale under it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import reader, stories


def pull(page: Page, handle: str, by: float) -> None:
    box = page.locator(f'[data-handle="{handle}"] .shape').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by / 2, y + 9)
    page.mouse.move(x + by, y)
    page.mouse.up()


def test_under_another_model_all_strangers_pass_the_line(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/threshold")
    expect(page.locator('[data-panel="opposites"]')).to_be_hidden()  # the third step asks where they lie
    stories.bet(page, 0.6, "mouse")
    page.locator('[data-action="narrow-model"]').click()
    assert reader.number(page, "strangers-over") > 600
    fell = reader.number(page, "precision")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")
    pull(page, "line", 240)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    expect(page.locator("[data-bet-answer]")).to_contain_text(f"{fell:.2f}")  # wherever the hand has stopped


def test_the_line_is_pulled_past_dots_and_the_scale_takes_both_along(page: Page, site: str) -> None:
    row = page.locator('[data-panel="opposites"]')
    stories.open_story(page, f"{site}/threshold?beat=opposites")
    expect(row).to_be_visible()
    line = page.locator('[data-handle="line"]')
    expect(line).to_be_hidden()  # what it says would answer
    stories.bet(page, "among", "mouse")
    expect(line).not_to_have_attribute("aria-valuetext", re.compile("Opposites"))  # a hand brings them
    line.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuetext", re.compile("Opposites"))
    stories.open_story(page, f"{site}/threshold?beat=line")
    expect(page.locator('[data-handle="line"]')).to_be_hidden()  # a line that moves would answer
    stories.bet(page, "tenth", "mouse")
    expect(page.locator('[data-handle="line"]')).to_be_hidden()  # it is the one asked about
    pull(page, "times", 20)  # at rest nothing is told
    before = reader.number(page, "precision")
    pull(page, "times", 120)
    assert reader.number(page, "precision") < before
    stories.open_story(page, f"{site}/threshold?beat=why")
    stories.bet(page, "better", "mouse")
    pull(page, "stretch", -20)
    parted, line = reader.number(page, "precision"), reader.number(page, "line")
    pull(page, "stretch", -1000)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "precision") == pytest.approx(parted, abs=1e-12)
    assert reader.number(page, "line") < line
    now = page.locator('[data-handle="line"]').get_attribute("aria-valuenow")
    assert float(now or "nan") == pytest.approx(reader.number(page, "line"), abs=1e-3)  # on the scale that is shown
    stories.open_story(page, f"{site}/threshold?beat=steps")  # an old link: a step that is a try now
    expect(page.locator("[data-beat]")).to_have_attribute("data-beat", "1/5")
    page.goto(f"{site}/threshold?guide=0")
    page.locator('[data-action="try:steps"]').click()
    assert reader.number(page, "tied") > reader.number(page, "overtaken") == 0


def test_what_a_change_of_model_came_to_stays_when_the_line_is_pulled_after_it(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/threshold")
    stories.bet(page, 0.6, "mouse")
    page.locator('[data-action="narrow-model"]').click()
    page.locator('[data-action="precise-line"]').click()
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    told, line = page.locator(".story-sentence").inner_text(), reader.number(page, "line")
    answer = page.locator("[data-bet-answer]").inner_text()
    page.locator('[data-action="narrow-model"]').click()
    assert reader.number(page, "line") == line
    pull(page, "line", -60)
    assert reader.number(page, "line") < line
    assert page.locator(".story-sentence").inner_text() == told  # of no line that a hand lays
    assert page.locator("[data-bet-answer]").inner_text() == answer


def test_the_scale_that_is_lit_is_the_one_that_is_shown(page: Page, site: str) -> None:
    """Entry 24: "Min–max" was lit over raw cosines."""
    reader.play(page, f"{site}/threshold")
    lit = page.locator('[data-choose^="map:"][aria-pressed="true"]')
    expect(lit).to_have_text("Cosine")
    line = reader.number(page, "line")
    page.get_by_role("button", name="Platt", exact=True).click()
    expect(lit).to_have_text("Platt")
    assert reader.number(page, "line") != line
    pull(page, "stretch", -40)  # on the way from one to the other it is neither
    expect(lit).to_have_count(0)
    page.get_by_role("button", name="Cosine", exact=True).click()
    expect(lit).to_have_text("Cosine")
    assert reader.number(page, "line") == line


def test_one_dot_is_ringed_and_named_and_goes_with_the_scores_at_its_side_of_the_line(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/threshold?beat=why")
    ring, name = page.locator(".followed circle"), page.locator(".followed text")
    expect(ring).to_be_visible()
    said = name.text_content()
    stories.bet(page, "same", "mouse")
    for by in (-40, -200, -1000):
        at = stories.middle(stories.box(ring))[0]
        pull(page, "stretch", by)
        now = stories.middle(stories.box(ring))[0]
        assert now < at
        assert now > stories.middle(stories.box(page.locator(".threshold path.line")))[0] - 1
        assert name.text_content() == said
    page.locator("[data-story-action=next]").click()
    expect(ring).to_be_hidden()


def test_a_line_that_is_dragged_back_says_what_it_said(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/threshold?beat=opposites")
    stories.bet(page, "among", "mouse")
    name, held = page.locator(".line-name"), page.locator('[data-handle="line"]')
    begun, synonyms = name.text_content(), reader.number(page, "synonyms-over")
    x, y = reader.take(page, held)
    for by in (30, 77, 131, 12, 1):
        page.mouse.move(x + by, y)
        reader.painted(page)
        assert re.fullmatch(r"\d\.\d{3}", name.text_content() or "")
    page.mouse.move(x, y)
    reader.painted(page)
    assert (name.text_content(), reader.number(page, "synonyms-over")) == (begun, synonyms)
    page.mouse.up()


def test_of_two_moves_in_turn_the_next_one_is_lit(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/threshold")
    stories.bet(page, 0.6, "mouse")
    lit = "(button) => getComputedStyle(button).backgroundColor"
    first, second = (page.locator(f'.story [data-action="{each}"]') for each in ("narrow-model", "precise-line"))
    blue, grey = first.evaluate(lit), second.evaluate(lit)
    assert blue != grey
    first.click()
    page.mouse.move(0, 0)
    assert (first.evaluate(lit), second.evaluate(lit)) == (grey, blue)
