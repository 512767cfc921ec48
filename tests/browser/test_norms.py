"""Hubs and remedies as a reader uses it: press, type, look, take along."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from lib.lessons.norms.state import MEASURES, REMEDIES, VIEWS
from tests.browser import reader
from tests.browser.words import said, word
from tools.browser import PATIENCE_MS, settle
from tools.server import Server

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}


def visit(page: Page, server: Server, **link: str) -> None:
    """The page on the smallest table, with its lists drawn and all pairs counted."""
    asked = {"vectors": "GloVe-50"} | link
    page.goto(f"{server.url}/norms?{'&'.join(f'{name}={value}' for name, value in asked.items())}")
    expect(titles(page)).to_have_count(2, timeout=PATIENCE_MS)
    expect(page.locator(".st-key-csv-norms-summary")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)


def lists(page: Page) -> Locator:
    return page.locator(".st-key-figure-norms-neighbours")


def titles(page: Page) -> Locator:
    """What stands over the two lists."""
    return lists(page).locator(".annotation-text").filter(has_text=re.compile(r", "))


def answer(page: Page) -> Locator:
    return page.get_by_test_id("stMarkdown").filter(has_text=re.compile("^“")).first


def after(remedy: str, measure: str = "cosine") -> re.Pattern[str]:
    """What a list is called."""
    return said(f"norms.after-{remedy}", measure=word(f"norms.measure-{measure}"))


def press(page: Page, name: str, keys: Sequence[str], key: str) -> None:
    reader.option(page, name, keys.index(key)).click()


def test_a_reader_presses_remedies_and_watches_the_neighbours(page: Page, server: Server) -> None:
    visit(page, server)
    expect(titles(page)).to_have_text([after("raw"), after("centred")])
    press(page, "remedy", REMEDIES, "whitened")
    expect(titles(page).last).to_have_text(after("whitened"), timeout=PATIENCE_MS)
    expect(answer(page)).to_have_text(said("norms.answer-changed"))
    press(page, "remedy", REMEDIES, "min-max")
    expect(titles(page).last).to_have_text(after("min-max"), timeout=PATIENCE_MS)
    expect(answer(page)).to_have_text(said("norms.answer-order"))
    expect(lists(page).get_by_text("→")).to_have_count(0)
    press(page, "measure", MEASURES, "dot")
    expect(titles(page).last).to_have_text(after("min-max", "dot"), timeout=PATIENCE_MS)
    expect(answer(page)).to_have_text(said("norms.answer-changed"))
    query = page.locator(".st-key-query input")
    query.fill("money")
    query.press("Enter")
    expect(answer(page)).to_contain_text("“money”", timeout=PATIENCE_MS)
    settle(page)
    expect(page).to_have_url(re.compile("query=money"))
    link = reader.address(page)
    page.goto(f"{server.url}/")
    page.goto(link)
    expect(answer(page)).to_contain_text("“money”", timeout=PATIENCE_MS)
    expect(titles(page).last).to_have_text(after("min-max", "dot"), timeout=PATIENCE_MS)


def test_a_word_that_is_not_there_is_told_and_the_page_goes_on(page: Page, server: Server) -> None:
    visit(page, server)
    query = page.locator(".st-key-query input")
    query.fill("monney")
    query.press("Enter")
    expect(page.get_by_text(said("norms.unlisted-like", typed="monney", count="2,893"))).to_be_visible(
        timeout=PATIENCE_MS
    )
    expect(answer(page)).to_contain_text("“bread”")


def test_every_view_can_be_pressed_and_its_figures_taken_along(page: Page, server: Server) -> None:
    visit(page, server)
    for view, key in (
        ("pairs", "norms-pairs"),
        ("frequency", "norms-frequency-cosine"),
        ("people", "norms-people"),
        ("toy", "norms-toy"),
        ("hubs", "norms-hubs"),
    ):
        press(page, "view", VIEWS, view)
        figure = page.locator(f".st-key-figure-{key}")
        expect(figure.locator(".main-svg").first).to_be_visible(timeout=PATIENCE_MS)
    with page.expect_download(timeout=PATIENCE_MS) as saved:
        page.locator(".st-key-csv-norms-neighbours button").first.click()
    assert saved.value.suggested_filename == "norms-neighbours.csv"
    assert saved.value.path().read_text(encoding="utf-8").startswith("word,place before")


def test_the_idea_fits_one_screen_at_1280_by_720(page: Page, server: Server) -> None:
    visit(page, server)
    for what in (answer(page), lists(page).locator(".main-svg").first):
        expect(what).to_be_in_viewport(ratio=0.98)
