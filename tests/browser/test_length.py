"""Length: what a hand does to one word's arrow among lists, and to one in a text."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import reader, stories
from tests.browser.test_threshold import pull


def drawn(curve: Locator) -> float:
    """How wide a curve is, in pixels."""
    box = curve.bounding_box()
    assert box
    return box["width"]


def test_an_arrow_is_pulled_into_lists_and_another_to_nothing(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/length")
    stories.bet(page, "many", "mouse")
    pull(page, "tip", 60)
    curve = page.locator(".curve.dot")
    assert drawn(curve) < drawn(page.locator(".curve.cosine")) - 60  # a step draws as far as it has been pulled
    pull(page, "tip", 2000)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "dot-lists") > reader.number(page, "listed")
    page.locator('[data-choose="by:1"]').click()
    by_cosine = reader.number(page, "cosine-lists")
    pull(page, "tip", -200)
    assert reader.number(page, "cosine-lists") == by_cosine
    for old in ("half", "average"):  # old links: steps that stand in free play now
        stories.open_story(page, f"{site}/length?beat={old}")
        expect(page.locator("[data-beat]")).to_have_attribute("data-beat", "1/5")
    page.goto(f"{site}/length?guide=0")
    more = page.locator('[data-action="more"]')
    if more.get_attribute("aria-expanded") == "false":
        more.click()
    page.locator('[data-panel="means"] .stage').scroll_into_view_if_needed()
    pull(page, "longer", 2000)
    assert reader.number(page, "plain-turned") > reader.number(page, "unit-turned") == pytest.approx(0, abs=1e-4)
    page.locator('[data-panel="dropped"] .strip').scroll_into_view_if_needed()
    box = page.locator('[data-panel="dropped"] .strip').bounding_box()
    assert box
    pull(page, "kept", 5 - (box["width"] - 48) / 2)  # a few pixels short of half of the line
    assert reader.number(page, "kept") == 0.5
    assert 0 < reader.number(page, "stay:0") < reader.number(page, "stay:1") < 1
    stories.open_story(page, f"{site}/length?beat=why")
    expect(page.locator(".bar .any").first).to_be_visible()  # what the answers speak of stands there before
    stories.bet(page, "equal", "mouse")
    before = reader.number(page, "squared-now")
    pull(page, "share", -2000)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert before > reader.number(page, "squared-now") == 0
    assert abs(reader.number(page, "told")) < 1e-12


def test_an_axis_that_goes_to_thousands_of_lists_has_no_numbers_before_the_answer(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/length")
    thousands = page.locator('[data-panel="stretched"] .title', has_text="2,000")
    expect(thousands).to_be_hidden()
    stories.bet(page, "many", "mouse")
    pull(page, "tip", 60)
    expect(thousands).to_be_visible()


def test_a_score_is_dragged_to_the_dot_product_and_a_line_to_half_of_the_words(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/length?beat=unlisted")
    stories.bet(page, "quarter", "mouse")
    curve = page.locator(".curve.never-short")
    pull(page, "power", -150)
    half = drawn(curve)  # the hand draws it
    pull(page, "power", -2000)
    assert half < drawn(curve)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "never-short") > 10 * reader.number(page, "never-long")
    assert reader.number(page, "never-cosine") < reader.number(page, "never-now") / 5
    expect(page.locator("[data-came-true=true]")).to_be_visible()
    stories.open_story(page, f"{site}/length?beat=longest")
    stories.bet(page, "quiet", "mouse")
    pull(page, "less", 260)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")  # nearly all are not half
    pull(page, "less", -75)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "less-squared") < reader.number(page, "more-squared")
    left, right = (page.locator(".level").nth(k).bounding_box() for k in (0, 1))
    assert left
    assert right
    assert left["y"] > right["y"]  # the longer stand higher


def test_an_arrow_tells_its_length_and_a_finger_a_little_short_of_twice_makes_it_that(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    grip = page.locator('.grip[data-handle="tip"]')
    told = page.locator('[data-panel="stretched"] .grip + .title')
    stories.open_story(page, f"{site}/length")
    stories.bet(page, "many", "mouse")
    begun = reader.centre(grip)[0]
    page.locator(".story-actions button").first.click()
    stories.ready(page)
    twice = reader.centre(grip)[0]
    page.locator('[data-story-action="again"]').click()
    stories.bet(page, "many", "mouse")
    reader.pull(page, grip, twice - begun - 30, 0)
    assert page.locator("[data-goal]").get_attribute("data-goal") == "open"
    assert 1.5 < float(told.text_content() or 0) < 1.9
    reader.pull(page, grip, 18, 0)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    expect(told).to_have_text("2.00")


@pytest.mark.parametrize("off", [-3, 3])
def test_a_finger_some_pixels_off_has_half_of_the_words_left_of_the_line(page: Page, site: str, off: int) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    grip, less = page.locator('.grip[data-handle="less"]'), page.locator('[data-readout="less"]')
    stories.open_story(page, f"{site}/length?beat=longest")
    stories.bet(page, "quiet", "mouse")
    begun = reader.centre(grip)[0]
    page.locator(".story-actions button").first.click()
    stories.ready(page)
    half = reader.centre(grip)[0]
    page.locator('[data-story-action="again"]').click()
    stories.bet(page, "quiet", "mouse")
    reader.pull(page, grip, half - begun + 9 * off, 0)
    assert page.locator("[data-goal]").get_attribute("data-goal") == "open"
    reader.pull(page, grip, -8 * off, 0)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert less.get_attribute("data-value") == "0.5"
