"""Word2Vec's story: a verdict for each plane."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories

SMALL = {
    "text": "Four Gospels",
    "words": "bread, eat, drink, father, mother",
    "vocabulary": "200",
    "steps": "20",
    "dimension": "4",
}


def test_a_translation_is_noticed_on_the_left_alone(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/word2vec?beat=translate&{urlencode(SMALL)}")
    expect(page.locator('[data-readout="softmax-dp"]')).to_have_text("?")
    expect(page.locator("[data-handle]")).to_have_count(0)  # who drags would see which map changes
    stories.bet(page, -1, "mouse")
    expect(page.locator('[data-readout="softmax-dp"]')).to_have_text("?")  # nothing has changed before anything is done
    reader.pull(page, reader.grip(page, "mean", "input"), 0, 8)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")
    reader.pull(page, reader.grip(page, "mean", "input"), -60, 90)  # no further than to zero
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert reader.number(page, "sigmoid-dp") > 0
    assert reader.number(page, "softmax-dp") <= 1e-9
    told = page.locator("[data-bet-answer]")
    assert float(told.get_attribute("data-bet-truth") or "") == pytest.approx(reader.number(page, "cos"))
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert reader.number(page, "sigmoid-dp") == 0
    expect(told).to_have_count(1)  # what was found stays told


def test_an_input_that_calls_for_both_words_pulls_both_arrows_towards_it(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/word2vec?beat=why")
    begun = reader.number(page, "cos")
    reader.pull(page, reader.grip(page, "caller", "input"), 30, -120)
    assert reader.number(page, "cos") > begun + 0.5
    reader.pull(page, reader.grip(page, "caller", "input"), 90, 40)
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")


def test_the_arrows_whose_cosine_is_asked_come_as_an_input_is_dragged_that_calls_for_both(
    page: Page, site: str
) -> None:
    stories.open_story(page, f"{site}/word2vec?beat=company")
    asked = page.locator("[data-plane=input] :is(.vector, .grip).chosen")
    assert [each.is_visible() for each in asked.all()] == [False] * 4
    assert page.locator("[data-plane=input] .vector:not(.chosen)").first.is_visible()
    stories.bet(page, 0.5, "mouse")
    reader.pull(page, reader.grip(page, "probe", "input"), 60, -40)
    assert [each.is_visible() for each in asked.all()] == [True] * 4
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open")
    reader.pull(page, reader.grip(page, "probe", "input"), 100, -60)
    assert reader.number(page, "p:gold") > 0.9 < reader.number(page, "p:brass")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 360, "height": 740}}], ids=["phone"])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_two_names_of_words_run_together_on_a_phone(page: Page, site: str, language: str) -> None:
    stories.open_story(page, f"{site}/word2vec?beat=company&lang={language}")
    company, picture = (page.locator(each).bounding_box() for each in (".company", "[data-plane=input]"))
    assert company
    assert picture
    assert company["y"] + company["height"] <= min(picture["y"], 740)  # what the bet goes by is in sight
    stories.bet(page, 0.5, "mouse")
    assert apart(page, ".bars .chip")
    assert apart(page, "[data-plane=input] .grip-name")
    stories.open_story(page, f"{site}/word2vec?beat=lists&lang={language}")
    stories.bet(page, 0, "mouse")
    plane.handle(page, "depth").press("End")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert apart(page, ".depth .met")


def apart(page: Page, names: str) -> bool:
    """Whether none of the names to be seen there lies over another, beside it in one line."""
    found = [stories.box(each) for each in page.locator(names).filter(visible=True).all()]
    assert len(found) > 2
    return not any(
        a[0] < c[0] + c[2] and c[0] < a[0] + a[2] and abs(a[1] - c[1]) < a[3] / 2
        for k, a in enumerate(found)
        for c in found[:k]
    )


def test_no_voice_says_before_the_bet_how_many_of_the_nearest_are_met(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/word2vec?beat=lists")
    slider = page.locator(".depth [role=slider]")
    expect(slider).to_have_attribute("aria-valuetext", "the nearest 6")
    stories.bet(page, 2, "mouse")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^the nearest 7: [0-6] met$"))
