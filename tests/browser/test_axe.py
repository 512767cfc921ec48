"""Every page opens, without a fault that axe-core knows: light, dark, in talk mode, on a phone."""

import pytest
from playwright.sync_api import Page, expect

from lib import prose
from tests.browser import plane, reader
from tests.browser.axe import violations
from tools.server import Server, addresses

PAGES = pytest.mark.parametrize("slug", addresses())
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}


def opened(page: Page, server: Server, slug: str) -> None:
    page.goto(server.url + addresses()[slug])
    reader.drawn(page, slug)
    reader.whole(page)
    expect(page.locator("h1").first).to_contain_text(prose.page(slug).title)


@PAGES
def test_a_page_opens_under_its_title_with_no_fault_light_dark_or_in_talk_mode(
    page: Page, server: Server, slug: str
) -> None:
    opened(page, server, slug)
    found = violations(page)
    page.emulate_media(color_scheme="dark")  # the same elements in other colours
    reader.painted(page)
    found += violations(page, "cat.color")
    if page.locator('[data-story-action="free"]').count():  # a step's tools come with free play
        page.locator('[data-story-action="free"]').click()
        reader.whole(page)
        found += violations(page)
    if page.locator('[data-action="talk"]').count():
        plane.act(page, "talk")
        reader.painted(page)
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("context_options", [PHONE])
@PAGES
def test_a_page_opens_with_no_fault_on_a_phone_in_the_dark(
    page: Page, server: Server, slug: str
) -> None:
    opened(page, server, slug)
    assert violations(page) == []


def test_a_fault_is_found_where_there_is_one(page: Page) -> None:
    page.set_content("<main><h1>A page</h1><img src='data:,'><button></button></main>")
    assert {fault.partition(" at ")[0] for fault in violations(page)} >= {
        "critical image-alt",
        "critical button-name",
    }


def test_a_fault_of_colour_is_found_in_the_dark_alone(page: Page) -> None:
    page.set_content(
        "<style>body { background: white; color: black; color-scheme: light dark }"
        "@media (prefers-color-scheme: dark) { body { background: #222 } }</style><p>A word</p>"
    )
    assert violations(page, "cat.color") == []
    page.emulate_media(color_scheme="dark")
    assert [fault.split()[1] for fault in violations(page, "cat.color")] == ["color-contrast"]
