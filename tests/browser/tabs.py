"""Tabs that tests use one after another: a tab that has been here before opens in half the time."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.browser import reader

CONTEXT: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 720},
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
}
MORE = "try { localStorage['cosine-lab:more'] ??= 1 } catch {}"
"""These readers have asked for all of free play before: its parts can be tried on any page."""
CHANGEABLE = {"viewport", "color_scheme"}
"""What a tab can be told to be while it is open."""


class Tab:
    """A tab that tests use one after another: it has the app's code parsed already.

    Every visit is a session of its own all the same, as Streamlit counts them by connection, and
    what a reader does on a page is forgotten when the page is left.

    Parameters
    ----------
    browser : Browser
    options : mapping
        What its context has beyond CONTEXT.
    """

    def __init__(self, browser: Browser, options: Mapping[str, Any]) -> None:
        self._context = browser.new_context(**{**CONTEXT, **options})
        self._context.add_init_script(MORE)
        self._page: Page | None = None
        self.shown: tuple[str, str] | None = None
        """The module and the address that tests which only look have left open."""

    def opened(self, options: Mapping[str, Any], *, looks: bool) -> Page:
        """The tab as a reader opens it: empty but for one who only looks."""
        if self._page is None:
            self._page = self._context.new_page()
        elif self.shown and not looks:
            self.leave()
        self._page.set_viewport_size(options.get("viewport", CONTEXT["viewport"]))
        self._page.emulate_media(media="null", color_scheme=options.get("color_scheme", CONTEXT["color_scheme"]))
        return self._page

    def leave(self) -> None:
        """Let go of what is open: no script of it runs on, and nothing is remembered."""
        for opened in self._context.pages:
            if opened is not self._page:
                opened.close()
        if self._page:
            reader.forget(self._page)
            self._page.unroute_all()
            self._page.goto("about:blank")
            self._page.mouse.move(0, 0)
        self.shown = None

    def close(self) -> None:
        """Close the tab; the next one is another, whatever happened to this."""
        if self._page:
            with suppress(Error):
                reader.forget(self._page)
            self._page.close()
        self._page, self.shown = None, None


class Tabs:
    """The tabs that the tests of a process share, one for each kind of device."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kept: dict[str, Tab] = {}

    def shared(self, options: Mapping[str, Any], among: str = "") -> Tab:
        """The tab for these options of a context; those that it can change count for nothing.

        Tests that leave their mark on a tab share its code `among` their module, and close it.
        """
        lasting = {name: told for name, told in options.items() if name not in CHANGEABLE}
        key = f"{among} {sorted(lasting.items())}"
        if key not in self._kept:
            self._kept[key] = Tab(self._browser, lasting)
        return self._kept[key]
