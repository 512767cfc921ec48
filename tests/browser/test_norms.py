"""Hubs' free play as a reader uses it: press, type, look, take along; in the app and on the site alike."""

import re

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.lessons.norms.state import MEASURES, REMEDIES
from tests.browser import plane, reader
from tests.browser.words import said, word

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
HOSTS = pytest.mark.parametrize("host", ["server", "site"])
RIGHT = ".lists .right"


@pytest.fixture
def at(request: pytest.FixtureRequest, host: str) -> str:
    held = request.getfixturevalue(host)
    return str(getattr(held, "url", held))


def opened(page: Page, at: str, query: str) -> None:
    page.goto(plane.free(f"{at}/norms?{query}"))
    expect(page.locator(f"{RIGHT} li").first).to_be_visible(timeout=PATIENCE_MS)
    reader.painted(page)


def title(remedy: str, measure: str = "cosine", **values: object) -> re.Pattern[str]:
    return said(f"remedies.after-{remedy}", measure=word(f"remedies.measure-{measure}"), **values)


def first(page: Page) -> str:
    return page.locator(f"{RIGHT} .name").first.inner_text()


@HOSTS
def test_a_reader_types_any_word_and_chooses_any_measure(page: Page, at: str) -> None:
    opened(page, at, "vectors=GloVe-50")
    field = page.locator('[data-input="query"]')
    field.fill("Coffee ")
    field.press("Enter")
    expect(page.locator(f"{RIGHT} .name").first).to_have_text("wine", timeout=PATIENCE_MS)
    expect(page).to_have_url(re.compile("query=Coffee"))
    page.locator(f'[data-choose="remedy:{REMEDIES.index("raw")}"]').click()
    page.locator('[data-choose="measure"]').select_option(str(MEASURES.index("dot")))
    expect(page.locator(f"{RIGHT} h2")).to_have_text(title("raw", "dot"))
    expect(page.locator(f"{RIGHT} .score").first).to_have_text(re.compile(r"^\d\d\.\d\d$"), timeout=PATIENCE_MS)
    shown = [first(page), page.locator(f"{RIGHT} .score").first.inner_text()]
    page.goto(reader.address(page))
    expect(page.locator(f"{RIGHT} .score").first).to_have_text(shown[1], timeout=PATIENCE_MS)
    assert first(page) == shown[0]


@pytest.mark.parametrize("host", ["site"])
def test_a_word_that_is_not_there_is_told_and_the_page_goes_on(page: Page, at: str) -> None:
    opened(page, at, "vectors=GloVe-50&query=monney")
    told = page.locator(".choices .asked")
    expect(told).to_have_text(said("remedies.unlisted-like", typed="monney", shown="bread"), timeout=PATIENCE_MS)
    expect(told).to_contain_text("money")
    page.locator('[data-choose="query"]').select_option("3")
    expect(told).to_be_empty()
    assert page.locator('[data-input="query"]').input_value() == ""
    expect(page).not_to_have_url(re.compile("query="))


@HOSTS
def test_links_of_before_open_the_same(page: Page, at: str) -> None:
    opened(page, at, "vectors=GloVe-50&query=money&remedy=top-removed&k=3&measure=wrd&lambda=2&view=pairs")
    expect(page.locator(f"{RIGHT} h2")).to_have_text(title("top-removed", "wrd", k="3"), timeout=PATIENCE_MS)
    expect(page.locator('[data-field="weight"]')).to_have_value("2")
    expect(page.locator('[data-choice="view:pairs"]')).to_have_attribute("aria-pressed", "true")
    remedy = page.locator(f'[data-choose="remedy:{REMEDIES.index("top-removed")}"]')
    expect(remedy).to_have_attribute("aria-pressed", "true")
    for chosen, value in (("vectors", "1"), ("k", "2")):
        expect(page.locator(f'[data-choose="{chosen}"]')).to_have_value(value)


@pytest.mark.parametrize("host", ["site"])
@pytest.mark.parametrize(
    ("view", "shown"),
    [
        ("hubs", ".plot"),
        ("pairs", "svg.pairs"),
        ("frequency", ".plot"),
        ("people", ".dumbbell"),
        ("rated", ".dumbbell"),
    ],
)
def test_every_view_is_drawn_and_its_numbers_are_taken_along(page: Page, at: str, view: str, shown: str) -> None:
    opened(page, at, f"vectors=GloVe-50&view={view}")
    expect(page.locator(f".view {shown}").first).to_be_visible(timeout=PATIENCE_MS)
    plane.act(page, "share")
    with page.expect_download(timeout=PATIENCE_MS) as saved:
        page.locator("dialog.share").get_by_role("button", name=said(f"remedies.view-{view}")).click()
    assert len(saved.value.path().read_text(encoding="utf-8").splitlines()) > 6


@pytest.mark.parametrize("host", ["site"])
@pytest.mark.parametrize("context_options", [PHONE], ids=["phone"])
def test_a_phone_shows_it_without_sideways_scrolling(page: Page, at: str) -> None:
    opened(page, at, "vectors=GloVe-50&view=people")
    expect(page.locator(".view .dumbbell").first).to_be_visible(timeout=PATIENCE_MS)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
