"""Every word on screen, spoken, saved or refused is of the reader's language, on every page.

In the pseudo-language every text stands in ⟦ ⟧; what stands outside is a name, or a word in code.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Download, Locator, Page, expect

from lib.prose import PSEUDO
from tests.browser import reader, stories
from tests.browser.pseudo import bare, hovered, of, opened, pressed
from tests.browser.test_hostile_text import ASKED
from tools.browser import PATIENCE_MS, settle
from tools.server import Server, addresses, lessons

_LEAVES = re.compile(r"copy|talk|deck|slide|room|play|class|handout|png|csv|svg")
MOST = 40
MARKS = ".js-plotly-plot :is(.point, .hm, .barlayer .trace, .scatterlayer .trace)"


def told_as_a_story(page: Page) -> set[str]:
    """What the steps of a story say, before and after each bet and move."""
    found: set[str] = set()
    going_on = page.locator('[data-story-action="next"]')
    for _ in range(MOST):
        for answer in page.locator("[data-bet]:is(button)").all()[:1]:
            answer.click()
            stories.ready(page)
        for action in page.locator(".story-actions button").all():
            found |= pressed(page, action)
        found |= bare(page)
        if not going_on.count() or not going_on.is_visible() or going_on.is_disabled():
            break
        going_on.click()
        stories.ready(page)
    return found


@pytest.mark.parametrize("slug", addresses())
def test_no_word_is_naked_in_a_story_or_free_play(page: Page, wrapped: Server, slug: str) -> None:
    opened(page, wrapped, slug)
    found = bare(page) | told_as_a_story(page)
    free = page.locator('[data-story-action="free"]')
    if free.count() and free.is_visible():
        free.click()
        reader.whole(page)
    for opener in page.locator("summary").all():
        found |= pressed(page, opener)
    for verb in verbs(page):
        if not _LEAVES.search(verb):
            found |= pressed(page, page.locator(f'[data-action="{verb}"]').first)
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
    for typed in page.locator(".cosine-lab input[inputmode], .cosine-lab input[type=text]").all()[
        :3
    ]:
        if typed.is_visible():
            typed.fill("x,y")
            typed.press("Enter")
            found |= bare(page)
    found |= hovered(page, page.locator(MARKS))
    found |= hovered(page, page.locator(".gloss, .stMarkdown a[href*='glossary#']"), most=1)
    for popover in page.get_by_test_id("stPopoverButton").all():
        found |= pressed(page, popover)
        page.keyboard.press("Escape")
    assert found == set()


def verbs(page: Page) -> list[str]:
    found = reader.attributes(page.locator("[data-action]"), "data-action")
    return list(dict.fromkeys(found))[:MOST]


@pytest.mark.parametrize("slug", lessons())
def test_what_a_link_is_refused_for_is_said_in_the_readers_language(
    page: Page, wrapped: Server, slug: str
) -> None:
    opened(page, wrapped, slug, **{name: "7,5" for name in ASKED if name != "lang"})
    expect(page.get_by_test_id("stAlert").first).to_be_visible(timeout=PATIENCE_MS)
    assert bare(page) == set()


MATRIX = ("factorisation?guide=0&source=own&", 'input[type="file"]', "file.csv")
VECTORS = (".st-key-own-words-vectors input", "file.txt")


@pytest.mark.parametrize(
    ("place", "content"),
    [
        (MATRIX, b"a,b\n1,x\n"),
        (MATRIX, "ä".encode("latin-1")),
        (("norms?guide=0&", *VECTORS), b"cat 1 2\ndog 1\n"),
        (("words?guide=0&", *VECTORS), b"\x00\x01"),
    ],
)
def test_what_an_upload_is_refused_for_is_said_in_the_readers_language(
    page: Page, wrapped: Server, place: tuple[str, str, str], content: bytes
) -> None:
    address, chooser, name = place
    page.goto(f"{wrapped.url}/{address}lang={PSEUDO}")
    settle(page)
    if place is not MATRIX:
        page.get_by_test_id("stPopoverButton").first.click()
    given = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.locator(chooser).first.set_input_files(given)
    expect(page.get_by_test_id("stAlert").first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    assert bare(page) == set()


LINK = re.compile(r"https?://[^<\s\"]+")
"""What a picture says of where it is from."""


def saved(download: Download) -> str:
    return Path(download.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("slug", "asked"),
    [("words", {}), ("factorisation", {}), ("pooling", {}), ("training", {})],
)
def test_what_a_page_saves_is_in_the_readers_language(
    page: Page, wrapped: Server, slug: str, asked: dict[str, str]
) -> None:
    opened(page, wrapped, slug, guide="0", **asked)
    reader.whole(page)  # a chart that is being drawn is not saved yet
    marked = page.locator('[data-action^="save-csv-"]')  # a picture holds what is on the page
    drawn = page.locator('[class*="st-key-csv-"] button, [data-save="svg"]')
    found = {}

    def collect(buttons: Locator) -> None:
        for button in filter(Locator.is_visible, buttons.all()):
            with page.expect_download(timeout=PATIENCE_MS) as download:
                button.click()
            found[download.value.suggested_filename] = of(LINK.sub("", saved(download.value)))

    collect(drawn)
    page.locator('[data-action="share"]').click()  # over the page, whose buttons are away then
    collect(marked)
    assert found
    assert {name: words for name, words in found.items() if words} == {}


def test_a_naked_word_is_found(page: Page) -> None:
    page.set_content("<p>⟦One ⟦two⟧⟧ cat</p><p>⟦Three\n<b>four</b></p><i>⟧</i><img alt='Five'>")
    page.evaluate("document.documentElement.lang = 'qps'")
    assert bare(page) == {"Five: alt: Five"}
    page.evaluate("document.body.append('Six times')")
    assert "Six: Six times" in bare(page)
