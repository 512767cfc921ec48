"""What lies below the plane of Rankings, in a real browser: it follows, and can be cancelled."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import plane, reader
from tests.browser.words import said


def address(server: Server, section: str, **link: str) -> str:
    return plane.free(f"{server.url}/rankings?{urlencode({'section': section} | link)}")


def test_the_papers_check_tells_how_far_it_is_and_can_be_cancelled(page: Page, server: Server) -> None:
    page.goto(address(server, "check", **{"check-seed": "4321"}))
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=PATIENCE_MS)
    page.locator('[class*="-cancel"] button').click()
    expect(page.locator('[class*="-again"] button')).to_be_visible(timeout=PATIENCE_MS)
    plane.wait_ready(page)
    assert reader.number(page, "changed") == 0
    page.locator('[class*="-again"] button').click()
    # The button of the run before is still there for a moment, and nobody listens to it any more.
    expect(page.locator('[class*="-again"] button')).to_have_count(0, timeout=PATIENCE_MS)
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=PATIENCE_MS)
    page.locator('[class*="-cancel"] button').click()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE_MS)


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 360, "height": 740}}])
def test_the_digits_fit_on_a_phone_and_name_the_one_that_never_wins(page: Page, server: Server) -> None:
    page.goto(address(server, "digits"))
    expect(page.get_by_text(said("digits.never"))).to_have_count(2, timeout=PATIENCE_MS)
    expect(page.get_by_role("cell", name="10,366").first).to_be_visible(timeout=PATIENCE_MS)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
