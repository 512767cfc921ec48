"""Work that a class handed in: files and codes in, goals computed again, nothing foreign alive."""

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS
from cosine_lab.surfaces import exercise
from tests.browser import hostile, reader
from tests.unit.test_submissions import EXERCISE, work

NAME = "![p](//evil.test/a)=<img src=x onerror=ran=1>"


def drop(page: Page, texts: dict[str, str]) -> None:
    page.locator('[data-input="files"]').set_input_files(
        [{"name": name, "mimeType": "text/plain", "buffer": text.encode()} for name, text in texts.items()]
    )


def works(page: Page) -> Locator:
    return page.locator(".works tbody tr")


def test_of_an_exercise_without_a_bet_nothing_is_said_to_be_skipped(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/collect")
    reader.drawn(page, "collect")
    page.locator('[data-input="codes"]').fill(work(name="Bob", answer=None, task=replace(EXERCISE, choices=())))
    page.locator('[data-action="read-codes"]').click()
    expect(works(page)).to_have_count(1, timeout=PATIENCE_MS)
    expect(works(page).locator("td").nth(2)).to_have_text("")


def test_files_and_codes_are_read_and_a_forged_goal_is_marked(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/collect")
    reader.drawn(page, "collect")
    page.locator('[data-input="codes"]').fill(f"{work(name='Bob')}\n\n{work(name=NAME)}")
    page.locator('[data-action="read-codes"]').click()
    expect(works(page)).to_have_count(2, timeout=PATIENCE_MS)
    again = work(name="Ada")
    drop(page, {"ada.txt": again, "eve.txt": work(done=False, name="Eve"), "<b>no.txt": "nothing"})
    expect(works(page)).to_have_count(4, timeout=PATIENCE_MS)
    drop(page, {"again.txt": again})
    expect(page.locator(".left li")).to_have_count(2, timeout=PATIENCE_MS)
    page.locator('[data-action="csv"]').scroll_into_view_if_needed()
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator('[data-action="csv"]').click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    assert saved.startswith("\ufeff")  # a spreadsheet takes it for UTF-8
    rows = saved.removeprefix("\ufeff").splitlines()
    assert all(f",{server.url}/" in row for row in rows[1:])  # a link opens from the file
    assert len(rows) == 5
    assert [("✓" in row, "✗" in row) for row in rows[1:]] == [
        (True, False),
        (True, False),
        (True, False),
        (False, True),
    ]
    assert hostile.faults(page) == []
    assert hostile.sheet_faults("\n".join(rows)) == []
    expect(page.locator(".bets .histogram")).to_have_count(1)
    page.locator(".works th button").first.click()
    expect(works(page).first.locator("td").first).to_have_text(NAME)
    expect(page.locator('[aria-sort="ascending"]')).to_have_count(1)
    column = page.locator("td.given")
    expect(column.first).to_be_hidden()
    given = page.locator('[data-input="given"]')
    given.fill("https://lab.test/translate")
    expect(given).to_have_attribute("aria-invalid", "true")
    given.fill(f"https://lab.test/translate?x={exercise.write(replace(EXERCISE, goal=()))}")
    expect(column).to_have_text(["✗ another goal"] * 4)
    expect(given).to_have_attribute("aria-invalid", "false")
