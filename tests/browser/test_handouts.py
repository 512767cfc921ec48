"""Handouts: one page of A4 for each lesson, with its code; the answers apart."""

import re

from playwright.sync_api import Page, expect

from tools.browser import PATIENCE_MS, settle
from tools.server import Server

PAGE = re.compile(rb"/Type\s*/Page\b")


def printed(page: Page, what: str) -> bytes:
    """What the browser prints after a press, as PDF."""
    page.evaluate("() => { window.asked = 0; window.print = () => { window.asked += 1; }; }")
    page.locator(f'[data-action="print-{what}"]').click()
    page.wait_for_function("window.asked === 1", timeout=PATIENCE_MS)
    return page.pdf(prefer_css_page_size=True, print_background=True)


def test_each_lesson_of_a_session_has_one_page_with_its_code(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach")
    settle(page)
    expect(page.locator('[data-action="print-handouts"]')).to_be_visible(timeout=PATIENCE_MS)
    lessons = page.locator(".teach tbody tr").count()
    assert lessons > 10
    paper = printed(page, "handouts")
    assert len(PAGE.findall(paper)) == lessons
    sheets = page.locator("[data-handout]")
    assert sheets.count() == lessons
    assert page.locator(".handout img.code").count() == lessons
    loaded = "images => images.every(image => image.complete && image.naturalWidth > 0)"
    assert page.locator(".handout img.code").evaluate_all(loaded)
    page.emulate_media(media="print")
    spilt = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length"
    assert sheets.evaluate_all(spilt) == 0


def test_the_answers_are_printed_apart(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/teach")
    settle(page)
    expect(page.locator('[data-action="print-answers"]')).to_be_visible(timeout=PATIENCE_MS)
    assert len(PAGE.findall(printed(page, "answers"))) >= 1
    assert page.locator(".truth").count() > 20
    assert page.locator(".handout").count() == 0
