"""The Top two page in a real browser: a query turned and peaks pulled by hand, and a question about words that ship."""

import re

from playwright.sync_api import Page, expect

from tests.browser import plane, reader, stories
from tests.browser.words import said
from tools.server import Server


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
    expect(page.locator(".peaks output").first).to_have_text(re.compile("A, F|F, A"))
    expect(page.locator('[data-goal="reached"]')).to_be_visible()
