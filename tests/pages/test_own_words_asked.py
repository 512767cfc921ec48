"""Pages that begin with words of ours ask for the reader's own once there is an upload."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages import app

OWN = b"zib,1,0\nzab,0.6,0.8\nzub,0,1\nzeb,-1,0\n"
PAGES = {"words": {"words": "zib, zab, zub, zeb"}, "top_two": {"first": "zib", "second": "zab"}}


def asked(page: AppTest, slug: str) -> dict[str, object]:
    """What is in a page's lines of words; that of Words is the browser's."""
    return {
        key: app.surface(page)["problem"]["typed"] if key == "words" else page.text_input(key=key).value
        for key in PAGES[slug]
    }


@pytest.mark.parametrize("slug", PAGES)
def test_after_an_upload_a_page_asks_for_its_words_until_it_is_removed(slug: str) -> None:
    page = app.opened(slug, guide="0")
    before = asked(page, slug)
    page.file_uploader(key="own-words-vectors").upload("m.csv", OWN)
    page.run()
    assert asked(page, slug) == PAGES[slug]
    assert app.warnings(page) == []
    page.button(key="own-words-forget").click().run()
    assert asked(page, slug) == before
    assert not page.exception


def test_what_a_reader_has_typed_or_a_table_has_is_asked_after_an_upload_too() -> None:
    known = b"cat,1,0\nmouse,1,2\nhouse,2,1\nclock,0,1"
    for typed, content in (("cat, zab", OWN), ("cat, mouse, house, clock", known)):
        page = app.opened("words", words=typed, guide="0")
        page.file_uploader(key="own-words-vectors").upload("m.csv", content)
        assert asked(page.run(), "words") == {"words": typed}
