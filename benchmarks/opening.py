"""How long a reader waits: for the server to start, for a first page, for the same page again."""

import statistics
import time
from collections.abc import Callable

from playwright.sync_api import Page, sync_playwright

from tools import browser
from tools.server import ARTIFACTS, ROOT, serve

PAGE = "translate"
VISITS = 7


def seconds(action: Callable[[], object]) -> float:
    """Time one action takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def visit(page: Page, url: str) -> None:
    """Open a page and wait until its plane can be dragged and the server is at rest."""
    page.goto(url)
    page.locator("[data-handle]").first.wait_for()
    browser.settle(page)


def main() -> None:
    """Measure, and print a line a quantity."""
    program = browser.executable()
    begin = time.perf_counter()
    with serve(ROOT / "app.py", ARTIFACTS / "bench.log") as server, sync_playwright() as playwright:
        print(f"{'server healthy, browser driver up':<34}{time.perf_counter() - begin:6.2f} s")
        url = f"{server.url}/{PAGE}"
        with playwright.chromium.launch(executable_path=program, args=[*browser.FLAGS]) as chromium:
            page = chromium.new_page()
            print(f"{'first visit, fresh server':<34}{report(page, url, 1)}")
            print(f"{'the same reader again':<34}{report(page, url, VISITS)}")
            print(f"{'a new reader, empty cache':<34}{report(chromium.new_page(), url, 1)}")


def report(page: Page, url: str, visits: int) -> str:
    """Median and worst of some visits."""
    times = [seconds(lambda: visit(page, url)) for _ in range(visits)]
    return f"{statistics.median(times):6.2f} s (worst of {visits}: {max(times):.2f} s)"
