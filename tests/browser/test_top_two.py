"""The Top two page in a real browser: a query turned and peaks pulled by hand, and a question about words that ship."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories
from tests.browser.words import said
from tools.server import Server

_ZERO = """(ticks) => {
  const [[x, a], [z, b]] = [ticks[0], ticks.at(-1)].map((tick) =>
    [tick.getBoundingClientRect(), Number(tick.textContent.replace("−", "-"))]).map(([box, value]) =>
    [box.x + box.width / 2, value]);
  return x - (a * (z - x)) / (b - a);
}"""
"""Where the axis across has its 0, by its first and last number."""


def test_a_query_turned_by_hand_brings_neighbours_first_and_words_are_asked_about(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/top_two")
    assert reader.number(page, "pairs-now") == 10
    assert reader.number(page, "ahead") == 8
    plane.drag(page, "query", -90, -90)
    assert reader.number(page, "ahead") == 4
    page.locator('[data-input="placed"]').select_option("5")
    reader.painted(page)
    assert reader.number(page, "pairs-now") == 45
    page.locator('[data-input="leaders"]').select_option("3")
    reader.painted(page)
    assert reader.number(page, "pairs-now") < 120
    expect(page.get_by_text(said("top_two.own.no", words="good and money"))).to_be_visible()


def test_peaks_pulled_by_hand_onto_two_documents_bring_both_first(page: Page, server: Server) -> None:
    stories.open_story(page, f"{server.url}/top_two?beat=why")
    assert reader.number(page, "peak-ahead") > 0
    dots = page.locator(".peaks .stage .lead-dot")
    for name, document in (("peak", 0), ("other", 5)):
        x, y = reader.centre(page.locator(f"[data-handle={name}]"))
        box = dots.nth(document).bounding_box()
        assert box is not None
        to = box["x"] + box["width"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(to, y, steps=8)
        page.mouse.up()
        reader.painted(page)
    assert reader.number(page, "peak-ahead") == 0
    expect(page.locator(".peaks output").first).to_have_text(re.compile("A and F|F and A"))
    expect(page.locator('[data-goal="reached"]')).to_be_visible()


def test_the_numbers_of_the_axes_go_with_the_origin(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/top_two")
    ticks = page.locator('[data-plane="origin"] .tick')
    for move in (0, 70, -150):
        plane.drag(page, "origin", move, -20)
        across = reader.centre(plane.handle(page, "origin"))[0]
        assert ticks.evaluate_all(_ZERO) == pytest.approx(across, abs=5)  # a minus sign is not centred


def test_the_peaks_are_rings_round_what_they_stand_on_and_names_are_listed_as_chinese_does(
    page: Page, server: Server
) -> None:
    stories.open_story(page, f"{server.url}/top_two?beat=why&lang=zh")
    grip = page.locator("[data-handle=peak] .shape")
    assert grip.evaluate("(ring) => getComputedStyle(ring).fill") == "none"
    ring, dot = (each.bounding_box() for each in (grip, page.locator(".peaks .stage .lead-dot").first))
    assert ring is not None
    assert dot is not None
    assert ring["width"] > 2 * dot["width"]
    expect(page.locator(".peaks output").first).to_have_text(re.compile("C和D|D和C"))
