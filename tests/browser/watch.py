"""What may not happen on a page: errors in the console or on screen, calls to other hosts."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request

OURS = "127.0.0.1"
# Before the root, Streamlit looks for its server below the path of the page: a 404 by design.
PROBE = re.compile(r"/[^/]+/_stcore/(health|host-config)$")


def collect(page: Page, faults: list[str]) -> None:
    """Add errors of the console, uncaught exceptions and calls to other hosts, as they happen."""

    def listen(message: ConsoleMessage) -> None:
        source = message.location.get("url", "")
        if message.type == "error" and not PROBE.search(urlsplit(source).path):
            faults.append(f"console: {message.text} ({source})")

    def look(sent: Request) -> None:
        address = urlsplit(sent.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != OURS:
            faults.append(f"network: {sent.url}")

    page.on("console", listen)
    page.on("pageerror", lambda error: faults.append(f"exception: {error}"))
    page.on("request", look)


def tracebacks(page: Page) -> list[str]:
    """Errors that Streamlit shows on the page."""
    shown = page.locator('[data-testid="stException"]')
    return [f"on screen: {text}" for text in shown.all_inner_texts()]
