"""The browser's code comes as a file that is kept, under any base path and on deep links."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from cosine_lab.commands.app_server import Server, free_port, served, started
from cosine_lab.commands.browser import PATIENCE_MS, settle
from tests.kept import log

GRIP = '[data-plane="origin"] [data-handle="origin"]'


@pytest.fixture(scope="module")
def below() -> Iterator[Server]:
    """The app under a path of its own."""
    port = free_port()
    options = ["headless=true", "address=127.0.0.1", f"port={port}", "baseUrlPath=lab/cosine"]
    flags = [f"--server.{option}" for option in options]
    command = [sys.executable, "-m", "streamlit", "run", str(served()), *flags]
    url = f"http://127.0.0.1:{port}/lab/cosine"
    with started(command, url, log("below")) as server:
        yield server


@pytest.mark.parametrize("path", ["/translate", "/"])
def test_a_lesson_is_live_below_a_base_path(page: Page, below: Server, path: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(below.url + path)
    expect(page.locator(GRIP)).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    assert [url for url in asked if "/translate/_stcore" in url] == [], "it knows its server"


def test_a_lesson_s_code_is_fetched_once_and_kept(page: Page, server: Server) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.url}/translate")
    expect(page.locator(GRIP)).to_be_visible(timeout=PATIENCE_MS)
    files = [Path(url).name for url in asked if "/app/static/translate-" in url]
    assert len(files) == 1
    settle(page)


def test_a_file_that_fails_once_is_asked_for_again(page: Page, server: Server, faults: list[str]) -> None:
    asked: list[str] = []

    def fail_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/app/static/rescale-*", fail_once)
    page.goto(f"{server.url}/rescale")
    expect(page.locator('[data-plane="internal"]')).to_be_visible(timeout=PATIENCE_MS)
    assert len(asked) > 1
    faults.clear()
