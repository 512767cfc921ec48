"""How long a reader waits, and what is sent: server, first page, the same again, every page.

A page counts as open when its script has run and everything it mounts has been drawn. Bytes are
those of a reader with an empty cache: files as the network carries them, messages unpacked.
"""

import statistics
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser
from tools.server import ARTIFACTS, addresses, serve, served

PAGE = "translate"
VISITS = 7
PATIENCE_MS = 60_000
BASE64 = 3 / 4
DRAWN = """() => !document.querySelector('[data-testid="stSkeleton"]') &&
  [...document.querySelectorAll(".stPlotlyChart")].every(
    (chart) => !chart.checkVisibility() || chart.querySelector(".main-svg"))"""


class Traffic:
    """Counts what a page receives. Make it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.files = 0.0
        self.messages = 0.0
        network = page.context.new_cdp_session(page)
        network.on("Network.loadingFinished", self._file)
        network.on("Network.webSocketFrameReceived", self._message)
        network.send("Network.enable")

    def told(self) -> str:
        """Both sums, in kB."""
        return f"{self.files / 1e3:7,.0f} kB files {self.messages / 1e3:7,.0f} kB messages"

    def _file(self, event: Mapping[str, Any]) -> None:
        self.files += event["encodedDataLength"]

    def _message(self, event: Mapping[str, Any]) -> None:
        self.messages += BASE64 * len(event["response"]["payloadData"])


def main() -> None:
    """Measure, and print a line a quantity."""
    program = browser.executable()
    begin = time.perf_counter()
    with serve(served(), ARTIFACTS / "bench.log") as server, sync_playwright() as playwright:
        print(f"{'server healthy, browser driver up':<34}{time.perf_counter() - begin:6.2f} s")
        url = f"{server.url}/{PAGE}"
        with playwright.chromium.launch(executable_path=program, args=[*browser.FLAGS]) as chromium:
            page = chromium.new_page()
            print(f"{'first visit, fresh server':<34}{report(page, url, 1)}")
            print(f"{'the same reader again':<34}{report(page, url, VISITS)}")
            print(f"{'a new reader, empty cache':<34}{report(chromium.new_page(), url, 1)}")
            for slug, address in addresses().items():
                print(f"{slug:<20}{opened(chromium, server.url + address)}")


def report(page: Page, url: str, visits: int) -> str:
    """Median and worst of some visits."""
    times = [seconds(lambda: visit(page, url)) for _ in range(visits)]
    return f"{statistics.median(times):6.2f} s (worst of {visits}: {max(times):.2f} s)"


def opened(chromium: Browser, url: str) -> str:
    """A new reader's visit of a page nobody has opened yet, and the next new reader's."""
    told = []
    for _ in range(2):
        context = chromium.new_context()
        page = context.new_page()
        traffic = Traffic(page)
        told.append(f"{seconds(partial(visit, page, url)):6.2f} s")
        context.close()
    return f"first {told[0]}  next {told[1]} {traffic.told()}"


def visit(page: Page, url: str) -> None:
    """Open a page and wait until its title stands, the server rests and every chart is drawn."""
    page.goto(url)
    page.locator("h1").first.wait_for(timeout=PATIENCE_MS)
    browser.settle(page)
    page.wait_for_function(DRAWN, timeout=PATIENCE_MS)


def seconds(action: Callable[[], object]) -> float:
    """Time one action takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
