"""Take the pictures of the documentation: every page at 1280 × 720, as docs/screenshots/<slug>.png.

`python lab.py screenshots` takes all; words (slugs) choose some.
"""

import sys
from collections.abc import Sequence

from playwright.sync_api import sync_playwright

from tools import browser
from tools.server import ARTIFACTS, ROOT, addresses, serve

DRAWN_MS = 1500  # charts are drawn after the script has ended


def main(words: Sequence[str]) -> None:
    """Take the pictures of the chosen pages."""
    folder = ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    program, flags = browser.executable(), [*browser.FLAGS]
    with (
        serve(ROOT / "app.py", ARTIFACTS / "screenshots.log") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=flags) as chromium,
    ):
        page = chromium.new_page(
            viewport={"width": 1280, "height": 720}, color_scheme="light", reduced_motion="reduce"
        )
        for slug in words or addresses():
            page.goto(server.url + addresses()[slug])
            browser.settle(page)
            page.wait_for_timeout(DRAWN_MS)
            page.screenshot(path=folder / f"{slug}.png")
            print(folder / f"{slug}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
