"""Pictures, addresses, scripts, formulas wherever a reader can put text: shown, and nothing more.

The page's watch (`faults`) fails a test as soon as a request leaves for another host.
"""

from dataclasses import replace
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Page, expect

from lib.data.classifiers import classifier
from lib.lessons import translate
from lib.links import encode
from tests.browser.words import said
from tools.browser import PATIENCE_MS, settle
from tools.server import Server

PICTURE = "![x](http://evil.test/a.png)"
PLANTED = (
    PICTURE,
    "http://evil.test/b",
    "www.evil.test",
    "me@evil.test",
    "<img src=x onerror=alert(1)>",
    "$\\alpha$",
    ":material/home:",
    "<script>alert(1)</script>",
)
LABELS = ("<img src=x>", "$\\alpha$", "www.evil.test", "a@evil.test", "![](//evil.test)")


def nothing_came_of_it(page: Page) -> None:
    main = page.locator('[data-testid="stMain"]')
    # A link of the site's own may carry the reader's text in its query; none leads elsewhere.
    hrefs: list[str] = main.locator("[href]").evaluate_all("all => all.map((each) => each.href)")
    here = urlsplit(page.url).netloc
    assert {urlsplit(href).netloc for href in hrefs if "evil" in href} <= {here}
    for planted in ('[href^="mailto:"]', '[src*="evil"]', 'img[src="x"]', ".katex"):
        expect(main.locator(planted)).to_have_count(0)
    expect(main.locator('[data-testid="stAlert"] [data-testid="stIconMaterial"]')).to_have_count(0)


@pytest.mark.parametrize("slug", ["translate", "words", "norms", "word2vec"])
def test_text_in_a_link_is_shown_and_nothing_comes_of_it(
    page: Page, server: Server, slug: str
) -> None:
    text = quote(", ".join(PLANTED), safe="")
    page.goto(f"{server.url}/{slug}?source={text}&words={text}&query={text}&s={text}&k={text}")
    settle(page)
    alert = page.locator('[data-testid="stAlert"]').filter(has_text="evil.test")
    expect(alert.first).to_be_visible(timeout=PATIENCE_MS)
    nothing_came_of_it(page)


def test_labels_in_a_link_are_shown_and_nothing_comes_of_them(page: Page, server: Server) -> None:
    start = translate.default(classifier("paper"))
    link = encode(replace(start, labels=LABELS), start.labels)
    page.goto(f"{server.url}/translate?s={link}")
    settle(page)
    expect(page.get_by_text(LABELS[2]).first).to_be_attached(timeout=PATIENCE_MS)
    nothing_came_of_it(page)


def test_words_of_a_file_are_shown_and_nothing_comes_of_them(page: Page, server: Server) -> None:
    rows = [f'"{text}",{k + 1},{k * k - 3}' for k, text in enumerate(PLANTED)]
    page.goto(f"{server.url}/norms?vectors=own")
    settle(page)
    page.get_by_test_id("stPopoverButton").first.click()
    page.locator('[data-testid="stFileUploaderDropzoneInput"]').first.set_input_files(
        {
            "name": f"{PICTURE.replace('/', '_')}.csv",
            "mimeType": "text/csv",
            "buffer": "\n".join(rows).encode(),
        }
    )
    expect(page.get_by_text(said("own_words.used")).first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    nothing_came_of_it(page)


def test_a_cell_of_a_refused_matrix_is_shown_and_nothing_comes_of_it(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/factorisation?source=own")
    chooser = page.locator('input[type="file"]')
    chooser.wait_for(state="attached", timeout=PATIENCE_MS)
    chooser.set_input_files(
        {
            "name": "![x](evil.test).csv",
            "mimeType": "text/csv",
            "buffer": f"u,a,b\nx,1,2\ny,3,4\nz,5,{PICTURE}".encode(),
        }
    )
    warning = page.locator('[data-testid="stAlert"]').filter(has_text="evil.test")
    expect(warning).to_contain_text("line 4, cell 3", timeout=PATIENCE_MS)
    nothing_came_of_it(page)
