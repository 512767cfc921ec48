"""A lesson as one file: whole, inert, nothing fetched."""

import base64
import gzip
import json
import re
from html.parser import HTMLParser

import pytest

from cosine_lab import names
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons import translate
from cosine_lab.prose import text
from cosine_lab.site import deck
from cosine_lab.surfaces import envelope


def made(title: str = "Translate", label: str = "cat") -> str:
    words = text("translate")
    model = classifier("paper")
    state = translate.default(model)
    told = translate.story(model)
    data = envelope(translate.surface(model, state, words, told), words)
    data["state"] = data["state"] | {"labels": (label, *data["state"]["labels"][1:])}
    return deck.page(title, "en", [deck.Lesson("translate", title, data)])


def test_a_file_asks_for_nothing() -> None:
    page = made()
    assert not re.search(r'(?:src|href)="(?!data:)', page.split("<script>")[0])
    assert "default-src 'none'" in page


class Elements(HTMLParser):
    """The elements of a page, and its title."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.title, self._last = "", ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._last = tag
        self.found.append(f"{tag} {[name for name, _ in attrs]}")

    def handle_data(self, data: str) -> None:
        self.title += data if self._last == "title" else ""
        self._last = ""


@pytest.mark.parametrize(
    "hostile",
    [
        "</script><b>{{data}}",
        "</title><script>ran=1</script>",
        "]]><script>ran=1</script>",
        "<!--<script>",
        "\"' onload=ran=1 x='\"",
        "left\u202eright\u2066",
        "nul\x00\x1b",
        "&lt;b&gt;",
        "{{modules}}\\u003cscript",
        "\u2028\u2029\n",
    ],
)
def test_foreign_text_ends_no_element_and_fills_no_other_place(hostile: str) -> None:
    page = made(hostile, hostile)
    assert page.count("</script>") == 1
    assert Elements(page).found == Elements(made()).found
    assert Elements(page).title == names.visible(hostile)
    packed = re.search(r'^const packed = "(.*)";$', page, re.MULTILINE)
    assert packed
    held = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    assert held["lessons"][0]["data"]["state"]["labels"][0] == hostile
