"""What may not happen on a page: errors in the console or on screen, calls to other hosts."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request

from cosine_lab.commands.app_server import Server, tail

OURS = "127.0.0.1"
# Before the root, Streamlit looks for its server below the path of the page: a 404 by design.
PROBE = re.compile(r"/[^/]+/_stcore/(health|host-config)$")
# Streamlit says so where a reader gives another file before the first has arrived.
REPLACED = "CanceledError: canceled"
LINES = 80
"""Of a log, which hold a traceback through Streamlit."""


def collect(page: Page, faults: list[str]) -> Callable[[], None]:
    """Add errors of the console, uncaught exceptions and calls to other hosts, as they happen.

    Returns
    -------
    callable
        Ends the watch.
    """

    def listen(message: ConsoleMessage) -> None:
        source = message.location.get("url", "")
        designed = PROBE.search(urlsplit(source).path) or REPLACED in message.text
        if message.type == "error" and not designed:
            faults.append(f"console: {message.text} ({source})")

    def look(sent: Request) -> None:
        address = urlsplit(sent.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != OURS:
            faults.append(f"network: {sent.url}")

    def note(error: Error) -> None:
        faults.append(f"exception: {error}")

    def stop() -> None:
        page.remove_listener("console", listen)
        page.remove_listener("pageerror", note)
        page.remove_listener("request", look)

    page.on("console", listen)
    page.on("pageerror", note)
    page.on("request", look)
    return stop


def tracebacks(page: Page, server: Server | None = None) -> list[str]:
    """Errors that Streamlit shows on the page, and what its server wrote of the last of them."""
    shown = page.locator('[data-testid="stException"]').all_inner_texts()
    if not shown:
        return []
    logged = ["its server wrote last:\n" + tail(server.log, LINES)] if server else []
    return [*(f"on screen: {text}" for text in shown), *logged]
