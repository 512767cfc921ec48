"""Tabs that tests use one after another, in contexts that keep the app's code."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser import reader

CONTEXT = {
    "viewport": {"width": 1280, "height": 720},
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
}


class Contexts:
    """A context for each set of options, kept for all tests of a process: its cache holds the code.

    What a reader does on a page is forgotten when the page is left.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kept: dict[str, BrowserContext] = {}

    def page(self, options: Mapping[str, Any]) -> Page:
        """A new page in the context of these options."""
        key = repr(sorted(options.items()))
        if key not in self._kept:
            self._kept[key] = self._browser.new_context(**{**CONTEXT, **options})
        return self._kept[key].new_page()


class Tab:
    """A tab that the tests of a module use one after another: it has the app's code parsed already.

    Every visit is a session of its own all the same, as Streamlit counts them by connection.
    """

    def __init__(self, contexts: Contexts) -> None:
        self._contexts = contexts
        self._page: Page | None = None
        self.shown = ""
        """The address that tests which only look have left open."""

    def opened(self, *, looks: bool) -> Page:
        """The tab as a reader opens it: empty but for one who only looks, in the light."""
        if self._page is None:
            self._page = self._contexts.page({})
        elif self.shown and not looks:
            self.leave()
        self._page.set_viewport_size(CONTEXT["viewport"])
        self._page.emulate_media(color_scheme=CONTEXT["color_scheme"])
        return self._page

    def leave(self) -> None:
        """Let go of what is open: no script of it runs on, and nothing is remembered."""
        if self._page:
            reader.forget(self._page)
            self._page.unroute_all()
            self._page.goto("about:blank")
            self._page.mouse.move(0, 0)
        self.shown = ""

    def close(self) -> None:
        """Close the tab; the next one is another, whatever happened to this."""
        if self._page:
            closed(self._page)
        self._page, self.shown = None, ""


def closed(page: Page) -> None:
    """Close a page, whatever happened to it, of which its context remembers nothing."""
    with suppress(Error):
        reader.forget(page)
    page.close()
