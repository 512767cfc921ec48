"""Pictures of pages that the site draws, with their numbers, taken in a browser."""

import csv
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from cosine_lab import prose
from cosine_lab.commands import browser
from cosine_lab.commands.app_server import addresses, serve, served
from cosine_lab.commands.deck_pages import BrokenPageError
from cosine_lab.site.deck import Lesson, Still

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

_FREE = "guide=0"  # the page as it is, not a step of its story
_SIZE = (1280, 720)
_DRIVER = "a page that only Python draws goes along as a picture, which takes: python -m pip install playwright"


@contextmanager
def photographer(bring: Callable[[], None] | None = None) -> Iterator["Page"]:
    """A page of a browser on a server of its own, both of which end with the block.

    Parameters
    ----------
    bring : function, optional
        Installs the browser's driver where it is missing.

    Raises
    ------
    BrowserMissingError
        If there is no browser.
    ServerError
        If the site does not start.
    """
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 - seldom needed
    except ImportError as why:
        if bring is None:
            raise browser.BrowserMissingError(_DRIVER) from why
        bring()
        from playwright.sync_api import sync_playwright  # noqa: PLC0415
    flags = [*browser.FLAGS]
    with (
        TemporaryDirectory() as folder,
        serve(served(), Path(folder) / "server.log") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser.executable(), args=flags) as chromium,
    ):
        width, height = _SIZE
        page = chromium.new_page(
            base_url=server.url, viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        page.set_default_timeout(browser.PATIENCE_MS)
        yield page


def pictured(page: "Page", slug: str, place: str, language: str) -> Lesson:
    """The page as a picture, and the numbers that it offers as files.

    Raises
    ------
    BrokenPageError
        If the browser does not get them.
    """
    from playwright.sync_api import Error  # noqa: PLC0415 - seldom needed

    query = "&".join(filter(None, (place.partition("?")[2], f"lang={language}", _FREE)))
    share = page.locator('[data-action="share"]')
    try:
        page.goto(f"{addresses()[slug]}?{query}")
        browser.settle(page)
        share.wait_for()
        browser.whole(page)
        offers = page.locator("[class*='st-key-csv-'] button").all()
        numbers = [_table(page, each) for each in offers if each.is_visible()]
        share.click()
        picture = _file(page, page.locator('[data-action="save-svg"]'))[1]
    except Error as why:
        raise BrokenPageError(f"{slug}: {str(why).splitlines()[0]}") from why
    return Lesson(slug, prose.page(slug, language).title, Still(picture, numbers), place)


def _table(page: "Page", button: "Locator") -> tuple[str, list[list[str]]]:
    name, text = _file(page, button)
    return name.removesuffix(".csv"), list(csv.reader(io.StringIO(text)))


def _file(page: "Page", button: "Locator") -> tuple[str, str]:
    with page.expect_download() as download:
        button.dispatch_event("click")
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8-sig")
