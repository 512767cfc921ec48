"""Translate's story: regions that stay, ten pairs opposite in turn, all alike, a real model."""

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import plane, reader, stories


def bet(page: Page, choice: str) -> None:
    """Commit to an answer."""
    page.locator(f'[data-bet="{choice}"]').click()


def reached(page: Page) -> None:
    """The step's goal is seen to be reached."""
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")


def test_the_origin_alone_can_be_dragged_and_no_region_moves(page: Page, site: str) -> None:
    reader.visit(page, f"{site}/translate")
    held = page.locator("[data-handle]").all()
    assert [each.get_attribute("data-handle") for each in held] == ["origin"]
    areas = page.locator("[data-region]")
    before = reader.attributes(areas, "d")
    reader.pull(page, reader.grip(page, "origin"), 70, -60)
    reached(page)
    assert reader.attributes(areas, "d") == before
    assert reader.number(page, "changed") == 0


@pytest.mark.parametrize(("beat", "answer"), [("each", "two"), ("alike", "no")])
def test_what_cosines_have_been_is_not_drawn_while_it_is_asked_what_they_can_be(
    page: Page, site: str, beat: str, answer: str
) -> None:
    reader.visit(page, f"{site}/translate?beat={beat}")
    plane.wait_ready(page)
    been = page.locator(".ranges .been").first
    expect(been).to_have_css("visibility", "hidden")
    stories.bet(page, answer, "mouse")
    reader.pull(page, reader.grip(page, "origin"), 20, 10)
    expect(been).to_have_css("visibility", "visible")


def test_two_pairs_are_opposite_at_once_where_their_lines_cross(page: Page, site: str) -> None:
    reader.visit(page, f"{site}/translate?beat=each")
    stories.bet(page, "two", "mouse")
    plane.act(page, "crossed")
    reached(page)
    assert reader.number(page, "opposed") == 2
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "true")
    page.locator('[data-story-action="next"]').click()
    page.locator('[data-story-action="skip"]').click()
    plane.act(page, "gathered")
    for _ in range(4):  # over a step that is left undone, which takes two presses, and one where one arrow is moved
        page.locator('[data-story-action="next"]').click()
        stories.ready(page)
        if page.locator('[data-handle^="unembedding"]').count():
            plane.act(page, "one-alone")
            assert reader.number(page, "changed") > 0
    assert stories.steps(page)[0] == 6
    assert reader.number(page, "changed") == 0  # what it says of one classifier is said beside it


def test_from_far_enough_all_cosines_are_high_and_no_prediction_is_lost(page: Page, site: str) -> None:
    reader.visit(page, f"{site}/translate?beat=alike")
    expect(page.locator('[data-readout="least-cos"]')).to_have_text("?")
    bet(page, "no")
    for _ in range(6):  # past the edge, and the view follows
        reader.pull(page, reader.grip(page, "origin"), 390, 0)
    reached(page)
    assert reader.number(page, "least-cos") >= 0.9
    assert reader.number(page, "changed") == 0
    expect(page.locator("[data-bet-answer]")).to_have_attribute("data-came-true", "false")


def test_a_real_classifier_is_a_link_away_and_told_with_its_own_numbers(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/translate?beat=doors")
    reader.pull(page, reader.grip(page, "unembedding:0", "input"), -90, 60)
    reached(page)  # one arrow alone
    page.locator('[data-source="wine"]').click()
    expect(page.locator("[data-story]")).to_have_attribute("data-beat", "1/2", timeout=PATIENCE_MS)
    assert "source=wine" in reader.address(page)
    stories.bet(page, -1.0, "mouse")
    plane.act(page, "cos-minus-one")
    reached(page)
    answer = page.locator("[data-bet-answer]")
    expect(answer).to_have_attribute("data-came-true", "true")
    page.locator('[data-story-action="next"]').click()
    least = page.locator('[data-readout="cos"]').inner_text()
    expect(page.locator(".story-sentence")).to_contain_text(least)
    expect(page.locator("a.story-on")).to_have_attribute("href", "rescale")


@pytest.mark.parametrize("address", ["translate?beat=why", "home?beat=reason"])
def test_what_all_labels_gain_alike_is_what_the_ruler_says(page: Page, site: str, address: str) -> None:
    reader.visit(page, f"{site}/{address}")
    places = reader.attributes(page.locator(".ruler-mark"), "d")
    reader.pull(page, reader.grip(page, "origin"), 60, -90)
    gained = [reader.number(page, f"added:{label}") for label in range(5)]
    assert max(gained) - min(gained) < 1e-12
    assert (page.locator(".ruler-added").text_content() or "").replace("−", "-") == f"{gained[0]:+.2f}"
    assert reader.attributes(page.locator(".ruler-mark"), "d") == places  # zero alone moves
    assert page.locator(".ruler-input").text_content() == "x"  # along which all of them lie
