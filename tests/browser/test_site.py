"""A link opened on a server that nobody has used."""

import re

from playwright.sync_api import Page, expect

from cosine_lab import prose
from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle


def test_a_link_opened_on_a_fresh_server_shows_its_page_within_the_site(page: Page, cold: Server) -> None:
    page.goto(f"{cold.url}/translate?source=Iris")
    expect(page.locator("h1").first).to_contain_text(prose.page("translate").title, timeout=PATIENCE_MS)
    settle(page)
    expect(page).to_have_url(re.compile(re.escape(f"{cold.url}/translate?source=Iris")))
    expect(page.get_by_test_id("stTopNavSection").first).to_be_visible()
