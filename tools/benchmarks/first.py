"""A first visit over a lecture hall's network: 10 Mbit/s and 50 ms, until the plane can be dragged.

Behind `python lab.py serve`, with an empty cache and with a full one, on Home and Translate.
Printed: seconds from the address to a drag that moves something, kB, whether Plotly came, and how
often the sidebar named a file.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tools import browser
from tools.benchmarks.opening import Traffic
from tools.server import ARTIFACTS, ROOT, free_port, healthy

PAGES = ("/", "/translate")
NETWORK = {
    "offline": False,
    "latency": 50,
    "downloadThroughput": 10e6 / 8,
    "uploadThroughput": 10e6 / 8,
}
PATIENCE_S = 60
# Whether a name of a file was ever to be seen where Streamlit lists pages, watched from the start.
WATCH = """(() => {
  window.named = [];
  new MutationObserver(() => {
    for (const link of document.querySelectorAll('[data-testid="stSidebarNavLink"]')) {
      const said = link.textContent.trim();
      if (/_|^[a-z]/.test(said) && link.checkVisibility()) window.named.push(said);
    }
  }).observe(document, { subtree: true, childList: true });
})()"""


@contextmanager
def workers() -> Iterator[str]:
    """`python lab.py serve` on a free port; its address."""
    port = free_port()
    command = [sys.executable, "-m", "server", "--port", str(port), "--address", "127.0.0.1"]
    ARTIFACTS.mkdir(exist_ok=True)
    with (ARTIFACTS / "first.log").open("w") as log:
        process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        try:
            until = time.monotonic() + PATIENCE_S
            while not healthy(f"http://127.0.0.1:{port}"):
                if time.monotonic() > until:
                    raise RuntimeError("bench first needs a server, see artifacts/first.log")
                time.sleep(0.2)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


def visit(context: BrowserContext, url: str) -> str:
    """Open a page in a new tab of a reader, and drag; a row of the table."""
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE_S)
    page.add_init_script(WATCH)
    traffic = Traffic(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    begin = time.perf_counter()
    page.goto(url, wait_until="commit")
    dragged(page)
    took = time.perf_counter() - begin
    browser.settle(page)
    plotly = any("plotly" in each.lower() for each in asked)
    named = page.evaluate("() => window.named.length")
    page.close()
    return f"{took:8.2f} s {traffic.told()}   Plotly {'yes' if plotly else 'no':<4} names {named}"


def dragged(page: Page) -> None:
    """Drag the first handle until it has moved."""
    grip = page.locator("[data-plane] .grip[data-handle]").first
    until = time.monotonic() + PATIENCE_S
    while not grip.locator(".hit").is_visible():  # `wait_for` looks twice a second
        if time.monotonic() > until:
            raise RuntimeError("bench first needs a handle to drag, there is none")
        time.sleep(0.01)
    before = grip.get_attribute("transform")
    while grip.get_attribute("transform") == before:
        box = grip.locator(".hit").bounding_box()
        if box is None:
            continue
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y + 12, steps=2)
        page.mouse.up()


def main() -> None:
    """Measure, and print a row a visit."""
    program = browser.executable()
    with (
        workers() as url,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=[*browser.FLAGS]) as chromium,
    ):
        for path in PAGES:
            chromium.new_context().new_page().goto(url + path)  # no reader is a server's first
            context = chromium.new_context(viewport={"width": 1280, "height": 720})
            for cache in ("empty", "full", "full", "full"):
                print(f"{path:<12}{cache:<7}{visit(context, url + path)}", flush=True)
            context.close()
