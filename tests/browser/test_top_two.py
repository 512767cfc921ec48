"""The Top two page in a real browser: a query turned and peaks pulled by hand, and a question about words that ship."""

import re

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from tests.browser import plane, reader, stories
from tests.browser.words import said

_ZERO = """(ticks) => {
  const [[x, a], [z, b]] = [ticks[0], ticks.at(-1)].map((tick) =>
    [tick.getBoundingClientRect(), Number(tick.textContent.replace("−", "-"))]).map(([box, value]) =>
    [box.x + box.width / 2, value]);
  return x - (a * (z - x)) / (b - a);
}"""
"""Where the axis across has its 0, by its first and last number."""


def test_a_query_turned_by_hand_brings_neighbours_first(page: Page, site: str) -> None:
    reader.play(page, f"{site}/top_two")
    assert reader.number(page, "pairs-now") == 10
    assert reader.number(page, "ahead") == 8
    plane.drag(page, "query", -90, -90)
    assert reader.number(page, "ahead") == 4
    page.locator('select[data-input="placed"]').select_option("5")
    reader.painted(page)
    assert reader.number(page, "pairs-now") == 45
    page.locator('[data-input="leaders"]').select_option("3")
    reader.painted(page)
    assert reader.number(page, "pairs-now") < 120


def test_words_that_ship_are_asked_about(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/top_two")
    expect(page.get_by_text(said("top_two.own.no", words="good and money"))).to_be_visible()


def test_in_space_each_document_makes_it_three_pairs_more_as_a_solid_has_edges(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/top_two?beat=space")
    lines = page.locator(".lead-sets")
    expect(lines.last).to_be_hidden()
    stories.bet(page, 30, "mouse")
    expect(lines.last).to_be_hidden()  # until a hand brings more
    slider = page.locator('.documents [data-input="documents"]')
    for n in range(5, 11):
        slider.press("ArrowRight")
        reader.painted(page)
        assert reader.number(page, "pairs-now") == reader.number(page, "space-most") == 3 * n - 6
    drawn = [lines.nth(k).get_attribute("d") or "" for k in range(2)]  # what lies below is dashed
    assert sum(each.count("M") for each in drawn) == 24
    assert all(drawn)
    names = page.locator(".lead-names text").all()
    assert [each.text_content() for each in names] == list("ABCDEFGHIJ")
    for dot, name in zip(page.locator('[data-plane="origin"] .lead-dot').all(), names, strict=True):
        (x, y), (p, q) = (stories.middle(stories.box(each)) for each in (dot, name))
        assert abs(x - p) + abs(y - q) < 60  # names go with the documents, off the circle
    slider.press("ArrowLeft")
    reader.painted(page)
    assert reader.number(page, "pairs-now") == 21
    slider.press("ArrowRight")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    plane.act(page, "talk")
    for line in lines.all():
        expect(line).to_be_visible()  # on a wall as well


def pulled(page: Page, name: str, document: int) -> None:
    """Drag a peak sideways onto a document."""
    x, y = reader.centre(page.locator(f"[data-handle={name}]"))
    box = page.locator(".peaks .stage .lead-dot").nth(document).bounding_box()
    assert box is not None
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, y, steps=8)
    page.mouse.up()
    reader.painted(page)


def test_a_second_circle_makes_two_peaks_which_are_pulled_by_hand_onto_two_documents(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/top_two?beat=dimensions")
    circles, peaks = page.locator(".peaks .circles svg"), page.locator(".peaks .grip")
    first = page.locator(".peaks output").first
    expect(first).to_have_text("C and D")
    stories.bet(page, "five", "mouse")
    expect(circles.nth(1)).to_be_hidden()  # one circle, one wave, and no peak to pull
    expect(peaks.first).to_be_hidden()
    page.locator("[data-action=on-curve]").click()
    expect(circles.nth(1)).to_be_visible()
    expect(first).to_have_text("B and E")
    pulled(page, "peak", 0)
    expect(page.locator('[data-goal="open"]')).to_be_visible()
    pulled(page, "other", 3)
    expect(first).to_have_text(re.compile("A and D|D and A"))
    expect(page.locator('[data-goal="reached"]')).to_be_visible()


def test_the_numbers_of_the_axes_go_with_the_origin(page: Page, site: str) -> None:
    reader.play(page, f"{site}/top_two")
    ticks = page.locator('[data-plane="origin"] .tick')
    for move in (0, 70, -150):
        plane.drag(page, "origin", move, -20)
        across = reader.centre(plane.handle(page, "origin"))[0]
        assert ticks.evaluate_all(_ZERO) == pytest.approx(across, abs=5)  # a minus sign is not centred


def test_the_peaks_are_rings_round_what_they_stand_on_and_names_are_listed_as_chinese_does(
    page: Page, site: str
) -> None:
    stories.open_story(page, f"{site}/top_two?beat=dimensions&lang=zh")
    stories.bet(page, "five", "mouse")
    page.locator("[data-action=on-curve]").click()
    grip = page.locator("[data-handle=peak] .shape")
    assert grip.evaluate("(ring) => getComputedStyle(ring).fill") == "none"
    ring, dot = (each.bounding_box() for each in (grip, page.locator(".peaks .stage .lead-dot").first))
    assert ring is not None
    assert dot is not None
    assert ring["width"] > 2 * dot["width"]
    expect(page.locator(".peaks output").first).to_have_text(re.compile("B 和 E|E 和 B"))


def test_all_that_free_play_says_of_who_comes_first_is_of_one_query_or_says_of_which(page: Page, site: str) -> None:
    reader.play(page, f"{site}/top_two")
    peaks, sentence = page.locator(".peaks .row"), page.locator("p.sentence")
    reader.pull(page, reader.grip(page, "query"), -60, -50)
    names = peaks.locator("output").inner_text()
    assert names != "A and B"
    expect(sentence).to_contain_text(f"First by dot product: {names}.")
    page.locator('[data-action="try:curve"]').click()
    expect(peaks).to_contain_text(said("top_two.peaks.first-of"))
    expect(sentence).to_contain_text("For the query in the plane")


def test_the_axis_of_leads_goes_on_below_what_is_asked(page: Page, site: str) -> None:
    stories.open_story(page, f"{site}/top_two?beat=margin")
    least = page.locator(".weakest-chart text", has_text="10⁻").all_text_contents()
    stories.bet(page, "millionth", "mouse")
    page.locator(".story-actions button").first.press("Enter")
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "reached")
    assert least == ["10⁻⁴", "10⁻⁶", "10⁻⁸"]
    assert reader.number(page, "weakest") > 1e-6  # an axis that ended near it would tell it
