"""Work that a class handed in: files and codes in, goals computed again, nothing foreign alive."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.unit.test_handins import work

from tests.browser import hostile, reader
from tools.browser import PATIENCE_MS, settle
from tools.server import Server

NAME = "![p](//evil.test/a)=<img src=x onerror=ran=1>"


def test_files_and_codes_are_read_and_a_forged_goal_is_marked(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/collect")
    reader.drawn(page, "collect")
    given = {
        "ada.txt": work(name="Ada"),
        "eve.txt": work(done=False, name="Eve"),
        "again.txt": work(name="Ada"),
        "<b>no.txt": "nothing",
    }
    typed = page.locator(".st-key-handed-codes textarea")
    typed.fill(f"{work(name='Bob')}\n\n{work(name=NAME)}")
    typed.press("Control+Enter")
    expect(page.get_by_test_id("stDataFrame")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_test_id("stPopoverButton").click()
    page.locator(".st-key-handed-files input[type=file]").set_input_files(
        [
            {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
            for name, text in given.items()
        ]
    )
    expect(page.locator(".st-key-handed-left li")).to_have_count(2, timeout=PATIENCE_MS)
    settle(page)
    page.keyboard.press("Escape")
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.locator(".st-key-handed-csv button").click()
    rows = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert len(rows) == 5
    assert [("✓" in row, "✗" in row) for row in rows[1:]] == [
        (True, False),
        (False, True),
        (True, False),
        (True, False),
    ]
    assert hostile.faults(page) == []
    assert hostile.sheet_faults("\n".join(rows)) == []
    expect(page.locator(".js-plotly-plot")).to_have_count(1)
