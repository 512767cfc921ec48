"""Every page opens in a real browser, from the site and from a link on a server nobody has used."""

import re

import pytest
from playwright.sync_api import Page, expect

from tools.browser import settle
from tools.server import ROOT, Server, addresses

SLUGS = [*addresses()]


def title(slug: str) -> str:
    """First heading of a page's words."""
    words = ROOT / "assets" / "prose" / slug / "en.md"
    return words.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_opens_without_faults_under_its_own_title(
    page: Page, server: Server, slug: str
) -> None:
    page.goto(server.url + addresses()[slug])
    expect(page.locator("h1").first).to_contain_text(title(slug), timeout=30_000)
    settle(page)


@pytest.mark.parametrize("context_options", [{"color_scheme": "dark"}])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_opens_without_faults_in_the_dark(page: Page, server: Server, slug: str) -> None:
    page.goto(server.url + addresses()[slug])
    expect(page.locator("h1").first).to_contain_text(title(slug), timeout=30_000)
    settle(page)


def test_a_link_opened_on_a_fresh_server_shows_its_page_within_the_site(
    page: Page, cold: Server
) -> None:
    page.goto(f"{cold.url}/translate?source=Iris")
    expect(page.locator("h1").first).to_contain_text(title("translate"), timeout=30_000)
    settle(page)
    expect(page).to_have_url(re.compile(re.escape(f"{cold.url}/translate?source=Iris")))
    expect(page.get_by_test_id("stTopNavSection").first).to_be_visible()
