"""Links once made show the numbers that they showed when they were made."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server, addresses
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import reader
from tests.made_links import LINKS, name

SHOWN = [
    next(link for link in LINKS if link["page"] == page and link["why"].startswith(why))
    for page, why in (("rankings", "words of a real model"), ("factorisation", "digits by its button"))
]


@pytest.mark.parametrize("link", SHOWN, ids=name)
def test_a_link_once_made_shows_its_numbers_again(page: Page, server: Server, link: dict[str, Any]) -> None:
    page.goto(f"{server.url}{addresses()[link['page']]}?{link['query']}")
    first = page.locator(f'[data-readout="{next(iter(link["readouts"]))}"]').first
    expect(first).to_be_attached(timeout=PATIENCE_MS)
    reader.painted(page)
    shown = reader.readouts(page)
    assert {key: float(shown[key]) for key in link["readouts"]} == pytest.approx(link["readouts"], rel=1e-9, abs=1e-9)
