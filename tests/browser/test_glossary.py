"""A term of art says what it means where a page first uses it: pointed at, focused, tapped."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.prose import glossary
from tests.browser import plane, reader

DRAWN, WRITTEN = "a.gloss", '.stMarkdown a[href*="glossary#"]'
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SENTENCES = {term.key: term.sentence for term in glossary.terms("en")}


def tip(page: Page) -> Locator:
    return page.locator(".gloss-tip")


def key(link: Locator) -> str:
    return str(link.get_attribute("href")).partition("#")[2]


def opened(page: Page, server: Server) -> None:
    reader.play(page, f"{server.url}/translate")
    expect(page.locator(DRAWN).first).to_be_visible(timeout=PATIENCE_MS)


def test_a_term_is_explained_under_the_mouse_and_goes_by_escape(page: Page, server: Server) -> None:
    opened(page, server)
    for where in (DRAWN, WRITTEN):
        link = page.locator(where).first
        page.mouse.move(1, 1)  # a pointer is known to move from its second place on
        link.hover()
        expect(tip(page)).to_contain_text(SENTENCES[key(link)])
        tip(page).hover()
        page.wait_for_timeout(400)
        expect(tip(page)).to_be_visible()
        page.keyboard.press("Escape")
        expect(tip(page)).to_be_hidden()


def test_a_word_that_keys_bring_under_a_mouse_at_rest_is_explained_once_that_moves(page: Page, server: Server) -> None:
    opened(page, server)
    link = page.locator(DRAWN).first
    box = link.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + 3 * box["height"])
    page.mouse.move(*at)
    page.keyboard.press("Shift")
    page.evaluate(
        "by => (document.querySelector('.stMainBlockContainer').style.transform = `translateY(${by}px)`)",
        2.5 * box["height"],
    )
    page.wait_for_timeout(800)
    expect(tip(page)).to_be_hidden()
    page.mouse.move(at[0] + 2, at[1])
    expect(tip(page)).to_contain_text(SENTENCES[key(link)])


def test_a_term_is_explained_to_the_keyboard_and_enter_leads_nowhere(page: Page, server: Server) -> None:
    opened(page, server)
    for where in (DRAWN, WRITTEN):
        link = page.locator(where).first
        link.focus()
        expect(tip(page)).to_contain_text(SENTENCES[key(link)])
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile("/translate"))
        assert len(page.context.pages) == 1
        page.keyboard.press("Tab")
        expect(tip(page).filter(has_text=SENTENCES[key(link)])).to_be_hidden()


@pytest.mark.parametrize("context_options", [PHONE])
def test_a_term_is_explained_to_a_finger_and_goes_by_a_tap_beside_it(page: Page, server: Server) -> None:
    opened(page, server)
    link = page.locator(DRAWN).first
    link.tap()
    expect(tip(page)).to_contain_text(SENTENCES[key(link)])
    box = tip(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    page.locator("h1").tap()
    expect(tip(page)).to_be_hidden()


def test_a_page_marks_each_term_once_no_handle_s_name_and_the_same_after_a_drag(page: Page, server: Server) -> None:
    opened(page, server)
    for where in (DRAWN, WRITTEN):
        keys = [key(link) for link in page.locator(where).all() if link.is_visible()]
        assert keys
        assert len(set(keys)) == len(keys)
        assert set(keys) <= set(SENTENCES)
    before = [key(link) for link in page.locator(DRAWN).all() if link.is_visible()]
    plane.drag(page, "origin", 70, -50)
    settle(page)
    expect(page.locator(DRAWN)).to_have_count(len(before))
    assert page.locator(".plane > header a.gloss").count() == 0
    rounded = page.locator('[data-readout="max-dp"][data-exact]')  # rounding tells its figure when it is asked
    expect(rounded).to_have_text("0")
    rounded.focus()
    expect(tip(page)).to_contain_text("10⁻¹")


def test_the_glossary_lists_every_term_and_opens_at_the_one_asked_for(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/glossary#whitening")
    expect(page.locator(".glossary dt")).to_have_count(len(SENTENCES), timeout=PATIENCE_MS)
    expect(page.locator("#whitening svg")).to_be_attached()
    expect(page.locator("#whitening")).to_be_in_viewport()
