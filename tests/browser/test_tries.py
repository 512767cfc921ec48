"""What there is to try does what it says: in place, or by the page that its link opens."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import addresses, lessons
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.browser import plane, reader


def offered(page: Page) -> Locator:
    """What there is to try on a page in free play."""
    settle(page)
    tries = page.locator('[data-action^="try:"]')
    expect(tries.first).to_be_visible(timeout=PATIENCE_MS)
    return tries


def asked(link: str) -> dict[str, list[str]]:
    """What an address asks for."""
    return parse_qs(urlsplit(link).query)


@pytest.mark.parametrize("slug", sorted({*lessons()} - {"home"}))
def test_what_there_is_to_try_is_tried_by_a_press(page: Page, site: str, slug: str) -> None:
    page.goto(plane.free(f"{site}{addresses()[slug]}"))
    links = reader.attributes(offered(page), "href")
    assert len(links) >= 2
    for k, link in enumerate(links):
        if not page.locator('[data-action^="try:"]').count():  # the one before brought other words
            page.go_back()
        offered(page).nth(k).click()  # from where the one before has led
        page.wait_for_function(
            "wanted => Object.entries(wanted).every(([name, [value]]) =>"
            " new URLSearchParams(location.search).get(name) === value)",
            arg=asked(link),
        )
        settle(page)
        expect(page.locator(".missing:visible")).to_have_count(0)
