"""What there is to try does what it says: in place, or by the page that its link opens."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import plane
from tests.browser.test_challenges import LESSONS
from tools.browser import PATIENCE_MS, settle
from tools.server import Server

SLUGS = tuple(slug for slug in LESSONS if slug != "home")


def opened(page: Page, address: str) -> Locator:
    """What there is to try on a page in free play."""
    page.goto(plane.free(address))
    settle(page)
    tries = page.locator('[data-action^="try:"]')
    expect(tries.first).to_be_visible(timeout=PATIENCE_MS)
    return tries


def asked(link: str) -> dict[str, list[str]]:
    """What an address asks for."""
    return parse_qs(urlsplit(link).query)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_there_is_to_try_is_tried_by_a_press(page: Page, server: Server, slug: str) -> None:
    address = f"{server.url}/{slug}"
    links = [each.get_attribute("href") or "" for each in opened(page, address).all()]
    assert len(links) >= 3
    for k, link in enumerate(links):
        hand = opened(page, address).nth(k)
        hand.click()
        wanted = asked(link)
        page.wait_for_function(
            "wanted => Object.entries(wanted).every(([name, [value]]) =>"
            " new URLSearchParams(location.search).get(name) === value)",
            arg=wanted,
        )
        settle(page)
        assert page.locator('[data-testid="stAlert"]').count() == 0, link
