"""The Top two page in a real browser: a query turned by hand, and a question about words that ship."""

from playwright.sync_api import Page, expect

from tests.browser import plane, reader
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
