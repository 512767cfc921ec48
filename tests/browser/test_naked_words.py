"""Every word that is refused or saved is of the reader's language.

In the pseudo-language every text stands in ⟦ ⟧; what stands outside is a name, or a word in code.
What pages say of themselves is looked at in test_pages.py and test_walk.py.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Download, Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.prose import PSEUDO
from tests.browser import reader
from tests.browser.pseudo import bare, of, opened

MATRIX = ("factorisation?guide=0&source=own&", 'input[type="file"]', "file.csv")
VECTORS = (".st-key-own-words-vectors input", "file.txt")


@pytest.mark.parametrize(
    ("place", "content"), [(MATRIX, b"a,b\n1,x\n"), (("words?guide=0&", *VECTORS), b"cat 1 2\ndog 1\n")]
)
def test_what_an_upload_is_refused_for_is_said_in_the_readers_language(
    page: Page, server: Server, place: tuple[str, str, str], content: bytes
) -> None:
    address, chooser, name = place
    page.goto(f"{server.url}/{address}lang={PSEUDO}")
    settle(page)
    if place is not MATRIX:
        page.get_by_test_id("stPopoverButton").first.click()
    given = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.locator(chooser).first.set_input_files(given)
    expect(page.get_by_test_id("stAlert").first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    assert bare(page) == set()


LINK = re.compile(r"https?://[^<\s\"]+")
"""What a picture says of where it is from."""


def saved(download: Download) -> str:
    return Path(download.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", ["words", "training"])
def test_what_a_page_saves_is_in_the_readers_language(page: Page, server: Server, slug: str) -> None:
    opened(page, server, slug, guide="0")
    reader.whole(page)  # a chart that is being drawn is not saved yet
    marked = page.locator('[data-action^="save-csv-"]')  # a picture holds what is on the page
    drawn = page.locator('[class*="st-key-csv-"] button')
    found = {}

    def collect(buttons: Locator) -> None:
        for button in filter(Locator.is_visible, buttons.all()):
            with page.expect_download(timeout=PATIENCE_MS) as download:
                button.click()
            found[download.value.suggested_filename] = of(LINK.sub("", saved(download.value)))

    collect(drawn)
    page.locator('[data-action="share"]').click()  # over the page, whose buttons are away then
    collect(marked)
    assert found
    assert {name: words for name, words in found.items() if words} == {}
