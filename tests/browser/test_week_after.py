"""The week after a session: its homework and both forms of the concept inventory, from their links to Collect."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from tests.browser import plane, reader
from tests.unit.test_inventory import answered

CODE = re.compile(r"^CL1\.")
OTHER: list[str] = []
"""Work that was handed in from another list of words."""


def handed_in(page: Page, name: str) -> str:
    """Hand in what is on the page, as a file: its text."""
    page.locator('[data-action="hand-in"]').click()
    page.locator('[data-input="name"]').fill(name)
    expect(page.locator("[data-output=code]")).to_have_value(CODE)
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="submission-save"]').click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def made(page: Page) -> None:
    """Make the move of Home's and of Words' homework by hand; of the others none."""
    goal, slug = page.locator("[data-goal]"), Path(urlsplit(page.url).path).name
    if slug == "words":
        look_around(page)
        page.get_by_role("button", name="+ kitten").click()
        expect(goal).to_have_attribute("data-goal", "reached")
    if slug in {"", "site"}:
        for _ in range(20):
            if goal.get_attribute("data-goal") != "reached":
                plane.drag(page, "origin", 8, -8)
        expect(goal).to_have_attribute("data-goal", "reached")


def look_around(page: Page) -> None:
    """Look at words of one's own in the midst of an exercise, and go back to it."""
    back = page.locator("[data-action=exercise-back]")
    expect(back).to_be_hidden()
    page.locator("[data-list]").nth(1).click()
    expect(back).to_be_visible(timeout=PATIENCE_MS)
    line = page.locator('[data-input="words"]')
    line.fill("tea, coffee, cat")
    line.press("Enter")
    expect(page).to_have_url(re.compile("tea"), timeout=PATIENCE_MS)
    expect(back).to_be_visible()
    OTHER.append(handed_in(page, "Bob"))
    page.locator('[data-action="submission-close"]').click()
    back.click()
    expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open", timeout=PATIENCE_MS)
    expect(back).to_be_hidden()


def taken(page: Page, server: Server, form: str, when: str, known: int) -> str:
    """Take a form, as who knows so many questions, and hand it in: its code."""
    page.goto(f"{server.url}/inventory?form={form}&when={when}")
    asked = page.locator(".inventory fieldset")
    expect(asked).to_have_count(12, timeout=PATIENCE_MS)
    for at, choice in enumerate(answered(form, range(known))):
        asked.nth(at).locator("input").nth(int(choice)).check()
    code = page.locator("[data-output=code]")
    expect(code).to_have_value(CODE, timeout=PATIENCE_MS)
    nameless = code.input_value()
    page.locator("[data-input=name]").fill("Ada Lovelace")
    expect(code).not_to_have_value(nameless, timeout=PATIENCE_MS)
    return code.input_value()


def collect(page: Page, codes: str) -> None:
    """Paste codes into Collect."""
    page.locator('[data-input="codes"]').fill(codes)
    page.locator('[data-action="read-codes"]').click()


def test_homework_and_both_forms_are_taken_from_their_links_handed_in_and_collected(page: Page, server: Server) -> None:
    homework = f"{server.url}/exercise/teach?session=45#homework"
    page.goto(homework)
    links = page.locator('ul.homework a[href*="beat=exercise"]')
    expect(links).to_have_count(4, timeout=PATIENCE_MS)
    files = []
    for link in links.evaluate_all("all => all.map(({ href }) => href)"):
        page.goto(link)
        expect(page.locator("[data-goal]")).to_have_attribute("data-goal", "open", timeout=PATIENCE_MS)
        reader.painted(page)
        made(page)
        files.append(handed_in(page, "Ada"))
    forms = [taken(page, server, *each) for each in (("a", "before", 4), ("b", "after", 8))]
    page.goto(f"{server.url}/collect")
    reader.drawn(page, "collect")
    collect(page, "\n".join([*files, *forms]))
    works = page.locator(".results .works tbody tr")
    expect(works).to_have_count(4, timeout=PATIENCE_MS)
    expect(page.locator('.works [data-verdict="reached"]')).to_have_count(2)
    expect(page.locator('.works [data-verdict="open"]')).to_have_count(2)
    page.locator('[data-input="given"]').fill(homework)
    expect(page.locator("td.given")).to_have_text(["✓ yours"] * 4, timeout=PATIENCE_MS)
    collect(page, OTHER.pop())
    expect(works).to_have_count(5, timeout=PATIENCE_MS)
    expect(page.locator("td.given", has_text="✗ used another list of words")).to_have_count(1)
    gains = page.locator(".inventory table").nth(1).locator("tbody tr")
    expect(gains.first).to_contain_text("1 student with the same name both times")
    expect(gains.first).to_contain_text("0.50")
