"""A lesson as one file: whole, inert, nothing fetched."""

import base64
import gzip
import json
import re

from lib.data.classifiers import classifier
from lib.lessons import translate
from lib.prose import text
from lib.surfaces import envelope
from lib.ui import deck


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


def test_foreign_text_ends_no_element_and_fills_no_other_place() -> None:
    hostile = "</script><b>{{data}}"
    page = made(hostile, hostile)
    assert page.count("</script>") == 1
    assert "<title>&lt;/script&gt;" in page
    packed = re.search(r'^const packed = "(.*)";$', page, re.MULTILINE)
    assert packed
    held = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    assert held["lessons"][0]["data"]["state"]["labels"][0] == hostile
