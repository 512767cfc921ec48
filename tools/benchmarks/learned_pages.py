"""How long the Factorisation and the Pooling page keep a reader waiting, from a click on.

The server is fresh; "another gauge" is the browser's own work, with every picture redrawn.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial

from playwright.sync_api import Page, sync_playwright

from tools import browser
from tools.server import ARTIFACTS, serve, served

AGAIN = 12
PATIENCE_MS = 60_000
HANDLE = '[data-handle="direction-1"]'
GAUGES = """async (count) => {
  const labs = [...document.querySelectorAll("*")].map((each) => each.shadowRoot).filter(Boolean);
  const tiles = labs.flatMap((root) => [...root.querySelectorAll("[data-gauge]")]);
  const times = [];
  for (let at = 0; at < count; at += 1) {
    const begin = performance.now();
    tiles[at % tiles.length].click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    times.push((performance.now() - begin) / 1000);
  }
  return times;
}"""


def main() -> None:
    """Measure, and print a line a quantity."""
    program = browser.executable()
    with (
        serve(served(), ARTIFACTS / "bench.log") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=[*browser.FLAGS]) as chromium,
    ):
        page = chromium.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(f"{server.url}/factorisation?guide=0")
        page.locator(HANDLE).wait_for()
        browser.settle(page)
        told("live size: another gauge", 0.2, page.evaluate(GAUGES, AGAIN))
        told("paper size: click to figure, cold", 10.0, [seconds(lambda: paper_size(page))])
        browser.settle(page)
        told("paper size: another gauge", 0.3, page.evaluate(GAUGES, AGAIN))
        page.goto(f"{server.url}/pooling?guide=0")
        page.get_by_text("pooling lifts the mean").wait_for()
        browser.settle(page)
        page.get_by_text("Your own").first.click()
        page.get_by_text("2×2 max: Normal, 768 numbers").first.wait_for()
        browser.settle(page)
        times = [seconds(partial(pooled, page, at)) for at in range(2, 2 + AGAIN)]
        told("pooling 1,200 × 768: key to figure", 0.5, times)


def paper_size(page: Page) -> None:
    """Ask for the paper's own size, and wait for its handles."""
    page.get_by_text("Paper size").first.click()
    page.get_by_text("20,000 users × 1,000 items").wait_for()
    page.locator(HANDLE).wait_for()


def pooled(page: Page, at: int) -> None:
    """Widen the patch by one column with a key, and wait for its histogram."""
    slider = page.get_by_role("slider", name="Patch: columns")
    slider.press("ArrowRight")
    page.locator(".js-plotly-plot").get_by_text(f"2×{at + 1} max").first.wait_for()


def seconds(action: Callable[[], object]) -> float:
    """Time one action takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def told(what: str, target: float, times: Sequence[float]) -> None:
    """Print the first time and the median."""
    print(
        f"{what:<36}{times[0]:6.2f} s first {statistics.median(times):6.2f} s median"
        f" (target {target:g} s)"
    )


if __name__ == "__main__":
    main()
