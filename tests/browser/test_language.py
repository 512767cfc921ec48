"""The switch in the bar: what is chosen there holds for later visits, a link's language for its own."""

import re

from playwright.sync_api import Page, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import Server
from tests.browser import reader

CHINESE, ENGLISH = prose.page("rescale", "zh").title, prose.page("rescale").title


def opened(page: Page, address: str, title: str) -> None:
    """Open an address on a visit of its own, whose page has this title."""
    page.goto(address)
    expect(page.locator("h1").first).to_contain_text(title)
    reader.whole(page)


def test_a_chosen_language_holds_for_links_without_one_until_another_is_chosen(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/rescale?guide=0", ENGLISH)
    switch = page.locator(".languages select")
    switch.press("ArrowDown")
    expect(switch).to_have_value("zh")
    expect(page.locator("h1").first).to_contain_text(ENGLISH)  # an arrow key goes through the list
    switch.press("Enter")
    expect(page.locator("h1").first).to_contain_text(CHINESE)
    expect(page).to_have_url(re.compile(r"guide=0.*lang=zh"))
    expect(page.locator("html")).to_have_attribute("lang", "zh")
    opened(page, f"{server.url}/rescale", CHINESE)
    expect(page.locator(".languages span")).to_have_text("中文")
    page.locator(".languages select").select_option("en")
    expect(page.locator("h1").first).to_contain_text(ENGLISH)
    opened(page, f"{server.url}/rescale", ENGLISH)


def test_the_language_of_a_link_is_not_kept_for_the_next(page: Page, server: Server) -> None:
    opened(page, f"{server.url}/rescale?lang=zh", CHINESE)
    opened(page, f"{server.url}/rescale", ENGLISH)
