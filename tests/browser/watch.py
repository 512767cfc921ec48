"""What may not happen on a page: errors in the console or on screen, calls to other hosts."""

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request

OURS = "127.0.0.1"


def collect(page: Page, faults: list[str]) -> None:
    """Add errors of the console, uncaught exceptions and calls to other hosts, as they happen."""

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"console: {message.text} ({message.location.get('url', '')})")

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
