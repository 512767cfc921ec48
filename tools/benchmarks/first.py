"""A first visit over a lecture hall's network, 10 Mbit/s and 50 ms, until a first step is to be dragged or answered.

Of the app, with an empty cache and with a full one, on four pages; and the
same on the site without a server, on every lesson, whose files are packed as a host packs them, and of which each
lesson's weight is printed until its first step and the bar are there: as a reader's first, and the second after Home.
Printed: seconds, by the page's own clock, until a handle or an answer is there to be taken; seconds until a program's
drag has moved it, or the answer is chosen (each act of the program costs a way to the browser and back); kB, whether
Plotly came, and how often the sidebar named a file. Bytes are files as the network carries them, messages unpacked.
"""

import gzip
import json
import re
import tempfile
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from cosine_lab.commands import browser
from cosine_lab.commands.app_server import ARTIFACTS, serve, served
from cosine_lab.commands.site import write
from cosine_lab.server.site import site
from cosine_lab.site import bundles, pages
from tools.static_server import files

PAGES = ("/", "/translate", "/rescale", "/words")
NETWORK = {"offline": False, "latency": 50, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
PATIENCE_S = 60
BASE64 = 3 / 4
_NAMED = re.compile(r'<link rel="(?:(?:module)?preload"[^>]*|stylesheet") href="([^"]+)"')
_TOLD = re.compile(r'id="site">(.*?)</script>', re.DOTALL)
# When there was first something to take, and whether a name of a file was ever to be seen where Streamlit lists pages.
WATCH = """(() => {
  const visible = (node) => node?.checkVisibility() && node.getBoundingClientRect().width > 0;
  const within = (root) =>
    visible(root.querySelector("[data-plane] .grip[data-handle] .hit, [data-bet], .story-actions button")) ||
    [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot && within(shadowRoot));
  const look = () => (within(document) ? (window.ready = performance.now()) : setTimeout(look, 10));
  look();
  window.named = [];
  new MutationObserver(() => {
    for (const link of document.querySelectorAll('[data-testid="stSidebarNavLink"]')) {
      const said = link.textContent.trim();
      if (/_|^[a-z]/.test(said) && link.checkVisibility()) window.named.push(said);
    }
  }).observe(document, { subtree: true, childList: true });
})()"""


class Traffic:
    """Counts what a page receives. Make it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.files = 0.0
        self.messages = 0.0
        network = page.context.new_cdp_session(page)
        network.on("Network.loadingFinished", self._file)
        network.on("Network.webSocketFrameReceived", self._message)
        network.send("Network.enable")

    def summary(self) -> str:
        """Both sums, in kB."""
        return f"{self.files / 1e3:7,.0f} kB files {self.messages / 1e3:7,.0f} kB messages"

    def _file(self, event: Mapping[str, Any]) -> None:
        self.files += event["encodedDataLength"]

    def _message(self, event: Mapping[str, Any]) -> None:
        self.messages += BASE64 * len(event["response"]["payloadData"])


def visit(context: BrowserContext, url: str) -> str:
    """Open a page in a new tab of a reader, and drag; a row of the table."""
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE_S)
    page.add_init_script(WATCH)
    traffic = Traffic(page)
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    begin = time.perf_counter()
    page.goto(url, wait_until="commit")
    dragged(page)
    took = time.perf_counter() - begin
    browser.settle(page)
    ready = page.evaluate("() => window.ready") / 1e3
    plotly = any("plotly" in each.lower() for each in urls)
    named = page.evaluate("() => window.named.length")
    page.close()
    seconds = f"{ready:6.2f} s there {took:6.2f} s moved"
    return f"{seconds} {traffic.summary()}   Plotly {'yes' if plotly else 'no':<4} names {named}"


def dragged(page: Page) -> None:
    """Drag the first handle until it has moved; where there is none, choose an answer or press what is asked for."""
    grip = page.locator("[data-plane] .grip[data-handle]").first
    bet = page.locator("[data-bet], .story-actions button").first
    until = time.monotonic() + PATIENCE_S
    while not grip.locator(".hit").is_visible() and not bet.is_visible():  # `wait_for` looks twice a second
        if time.monotonic() > until:
            raise RuntimeError("bench first needs a handle to drag or a bet, there is none")
        time.sleep(0.01)
    if not grip.locator(".hit").is_visible():
        bet.press("End") if bet.get_attribute("data-bet") == "scale" else bet.click()
        return
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


def opening(held: Mapping[str, str], at: str) -> dict[str, int]:
    """What the network carries until a lesson of the site and the bar above it are there: bytes, packed, by file.

    Parameters
    ----------
    held : mapping
        The site's files, text by path.
    at : str
        The folder of a page, from the site's root, with a slash at its end; "" for Home.
    """
    page = held[f"{at}index.html"]
    told = json.loads(_TOLD.findall(page)[0])
    named = [*_NAMED.findall(page), told["bar"], told["code"]["bar"]]
    paths = [f"{at}index.html", *(each.removeprefix("../") for each in named)]
    return {path: len(gzip.compress(held[path].encode(), 9)) for path in paths}


def weights(held: Mapping[str, str]) -> None:
    """Print it of each lesson, in kB: as a reader's first, and as the second after Home."""
    home = opening(held, "")
    for slug in bundles.lessons():
        here = home if slug == "home" else opening(held, f"{slug}/")
        second = sum(size for path, size in here.items() if path not in home)
        print(f"{slug:<14}{sum(here.values()) / 1e3:7.1f} kB first {second / 1e3:7.1f} kB second")
    print(f"all files    {sum(len(gzip.compress(text.encode(), 9)) for text in held.values()) / 1e6:8.2f} MB packed")


def visits(chromium: Browser, kind: str, url: str, paths: Iterable[str]) -> None:
    """Print the rows of one server."""
    for path in paths:
        chromium.new_context().new_page().goto(url + path)  # no reader is a server's first
        context = chromium.new_context(viewport={"width": 1280, "height": 720})
        for cache in ("empty", "full", "full", "full"):
            print(f"{kind:<10}{path:<16}{cache:<7}{visit(context, url + path)}", flush=True)
        context.close()


def main() -> None:
    """Measure, and print a row a visit."""
    program = browser.executable()
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(served(), ARTIFACTS / "first.log") as server,
        files(Path(folder), packed=True) as url,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=[*browser.FLAGS]) as chromium,
    ):
        write(Path(folder), site())
        visits(chromium, "files", url, [f"/{'' if slug == 'home' else f'{slug}/'}" for slug in bundles.lessons()])
        visits(chromium, "Streamlit", server.url, PAGES)
        weights(pages.files(site()))
