"""The map on Home: what is done in this browser, how long the rest takes, and what comes next."""

import json

from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server, lessons
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.course import course
from tests.browser import reader

DONE = json.dumps({"beat": "end", "answers": {}, "done": True})


def lesson(page: Page, slug: str) -> Locator:
    return page.locator(".course li").filter(has=page.locator(f'a[data-slug="{slug}"]'))


def opened(page: Page, server: Server, *done: str) -> None:
    reader.visit(page, server.url)
    if done:
        page.evaluate(
            """([slugs, kept]) => {
              for (const slug of slugs) localStorage.setItem(`cosine-lab:story:${slug}`, kept);
            }""",
            [done, DONE],
        )
        reader.visit(page, server.url)
    expect(page.locator(".course")).to_be_visible(timeout=PATIENCE_MS)


def test_a_new_reader_is_sent_to_the_first_lesson_and_sees_every_lesson(page: Page, server: Server) -> None:
    opened(page, server)
    expect(page.locator(".course li")).to_have_count(len(lessons()))
    expect(page.locator('.course li[data-mark="open"]')).to_have_count(len(lessons()))
    expect(page.locator(".course .next")).to_have_attribute("data-slug", "home")
    expect(page.locator(".course [data-action='forget']")).to_be_hidden()


def test_what_is_done_is_marked_and_the_next_lesson_is_one_press_away(page: Page, server: Server) -> None:
    opened(page, server, "home", "words")
    expect(lesson(page, "words")).to_have_attribute("data-mark", "done")
    expect(lesson(page, "threshold")).to_have_attribute("data-mark", "open")
    page.locator(".course .next").click()
    page.wait_for_url("**/threshold", timeout=PATIENCE_MS)
    settle(page)
    page.go_back()
    expect(page.locator(".course")).to_be_visible(timeout=PATIENCE_MS)


def test_the_map_numbers_lessons_as_next_leads_through_them(page: Page, server: Server) -> None:
    """It lists them by subject, where Words comes after Measures, and Home leads on to Words."""
    opened(page, server)
    for route in ("full", "practitioner"):
        page.locator(f'[data-action="route:{route}"]').click()
        for at, slug in enumerate(course().routes[route], start=1):
            assert lesson(page, slug).locator(".place").inner_text().strip() == str(at)
    expect(page.locator(".course .place:not(:empty)")).to_have_count(len(course().routes["practitioner"]))


def test_another_route_has_its_own_next_lesson_and_forgetting_begins_anew(page: Page, server: Server) -> None:
    opened(page, server, "home", "words")
    page.locator('[data-action="route:practitioner"]').click()
    expect(page.locator(".course .next")).to_have_attribute("data-slug", "threshold")
    forget = page.locator(".course [data-action='forget']")
    forget.click()
    expect(page.locator(".course .next")).to_have_attribute("data-slug", "threshold")  # it asks once more
    forget.click()
    expect(page.locator('.course li[data-mark="open"]')).to_have_count(len(lessons()))
    expect(page.locator(".course .next")).to_have_attribute("data-slug", "home")


def test_a_lesson_of_the_map_opens_by_the_keyboard(page: Page, server: Server) -> None:
    opened(page, server)
    lesson(page, "pooling").locator("a").press("Enter")
    page.wait_for_url("**/pooling", timeout=PATIENCE_MS)
