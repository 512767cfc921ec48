"""The second visit: a problem is answered by keyboard alone; what came of ten is kept and dated."""

from playwright.sync_api import Page, expect

from tools.browser import PATIENCE_MS, settle
from tools.server import Server


def opened(page: Page, server: Server, query: str) -> None:
    page.goto(f"{server.url}/review?{query}")
    settle(page)
    expect(page.locator(".review .asked")).to_be_visible(timeout=PATIENCE_MS)


def test_a_point_is_put_somewhere_by_keys_checked_and_shown(page: Page, server: Server) -> None:
    opened(page, server, "problem=rankings&seed=a")
    expect(page.locator("[data-action=talk]")).to_be_visible()
    expect(page.locator("[data-action=make-exercise]")).to_have_count(0)  # nothing here to ask about
    grip = page.locator(".review [data-handle]")
    before = grip.get_attribute("aria-valuetext")
    grip.press("ArrowUp")
    assert grip.get_attribute("aria-valuetext") != before
    page.locator("[data-action=check]").press("Enter")
    expect(page.locator(".told")).to_have_attribute("data-verdict", "wrong")
    page.locator("[data-action=show]").press("Enter")
    expect(page.locator(".told")).to_have_attribute("data-verdict", "shown")
    expect(page.locator("[data-action=next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".summary h2")).to_be_focused()


def test_a_link_that_is_broken_is_said_and_ten_problems_are_there(page: Page, server: Server) -> None:
    opened(page, server, "problem=constructor&seed=Not!")
    expect(page.locator(".review .fault")).to_have_count(2)
    expect(page.locator(".where")).to_contain_text("1 ")


def test_ten_problems_are_kept_over_a_reload_and_end_on_a_date(page: Page, server: Server) -> None:
    opened(page, server, "seed=abc")
    for k in range(10):
        if k == 1:
            opened(page, server, "seed=abc")
        expect(page.locator(".where")).to_contain_text(f"{k + 1} ")
        page.locator("[data-action=show]").click()
        page.locator("[data-action=next]").click()
    expect(page.locator('.summary [data-result="shown"]')).to_have_count(10)
    with page.expect_download() as saved:
        page.locator("[data-action=calendar]").click()
    assert saved.value.suggested_filename.endswith(".ics")
    page.locator("[data-action=again]").click()
    expect(page.locator(".asked")).to_be_focused()
    assert "seed=abc" not in page.url
    assert "first=" in page.url


def test_the_seed_stays_out_of_the_page_that_one_goes_back_to(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/ask?q=dot")
    expect(page.locator(".ask .panel")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    before = page.url
    page.locator(".ask .on a").click()
    expect(page.locator(".review .asked")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    page.go_back()
    expect(page.locator(".ask .panel")).to_be_visible(timeout=PATIENCE_MS)
    assert page.url == before
