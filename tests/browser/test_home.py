"""Home: the one-minute flip, and the way from there to every page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import plane, reader
from tools.browser import PATIENCE_MS
from tools.server import Server, addresses


def test_three_steps_flip_a_cosine_and_leave_the_classifier(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    assert reader.number(page, "cos") == pytest.approx(0.8)
    reader.pull(page, reader.grip(page, "origin"), 40, -60)
    assert reader.number(page, "cos") != pytest.approx(0.8)
    for step, cosine in ((2, -1), (3, 1)):
        plane.act(page, f"step:{step}")
        assert reader.number(page, "cos") == pytest.approx(cosine, abs=1e-12)
        assert reader.number(page, "max-dp") <= 1e-12
        assert reader.number(page, "changed") == 0
        expect(page.locator(".meter")).to_have_attribute("data-same", "true")


def test_the_flip_fits_one_screen_at_1280_by_720(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    for what in (".stage", ".meter", ".steps", ".sentence", '[data-readout="cos"]'):
        expect(page.locator(what).first).to_be_in_viewport(ratio=0.98)


def test_every_page_can_be_reached_from_home(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    reached = []
    for section in range(page.get_by_test_id("stTopNavSection").count()):
        page.get_by_test_id("stTopNavSection").nth(section).click()
        links = page.get_by_test_id("stTopNavDropdownLink")
        expect(links.first).to_be_visible(timeout=PATIENCE_MS)
        reached += [each.get_attribute("href") for each in links.all()]
        page.keyboard.press("Escape")
    paths = {str(address).removeprefix(server.url).rstrip("/") or "/" for address in reached}
    assert paths == set(addresses().values())


@pytest.mark.parametrize("context_options", [{"color_scheme": "dark"}], ids=["dark"])
def test_the_plane_is_dark_where_the_site_is(page: Page, server: Server) -> None:
    reader.visit(page, server.url)
    lab = page.locator(".cosine-lab")
    expect(lab).to_have_attribute("data-theme", "dark")
    paper = page.locator(".stage").first.evaluate("e => getComputedStyle(e).backgroundColor")
    site = page.get_by_test_id("stApp").evaluate("e => getComputedStyle(e).backgroundColor")
    assert paper == site == "rgb(14, 17, 23)"
    page.emulate_media(color_scheme="light")
    expect(lab).to_have_attribute("data-theme", "light")
