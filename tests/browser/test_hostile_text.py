"""Whatever a reader puts anywhere stays text: nothing runs, no request leaves, nothing is hidden.

Every page must end without faults (conftest), a request to another host among them.
"""

import struct
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from cosine_lab.commands.app_server import Server
from cosine_lab.commands.browser import PATIENCE_MS, settle
from cosine_lab.data.classifiers import classifier
from cosine_lab.lessons.translate.state import TranslateState, default
from cosine_lab.links import encode
from tests.browser import hostile, plane, reader
from tests.pages.app import ASKED

LIVE = ".cosine-lab, .js-plotly-plot"
VECTORS = ".st-key-own-words-vectors input[type=file]"


def labelled(labels: tuple[str, ...]) -> str:
    """A link's state whose labels have these names, on a circle."""
    start = default(classifier("paper"))
    rows = tuple((1.0 + k / 9, (k * 7 % 11) / 5 - 1) for k in range(len(labels)))
    state: TranslateState = replace(start, labels=labels, reference=rows, unembeddings=rows)
    return encode(state, start.labels)


def ready(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(LIVE).first).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    reader.painted(page)


def hover(page: Page, marks: Locator) -> None:
    """Rest on a few of these places, so that what pops up has popped up."""
    for mark in marks.all()[:6]:
        mark.hover(force=True)
        reader.painted(page)
        assert hostile.faults(page) == []


def files(page: Page, verbs: tuple[str, ...]) -> dict[str, str]:
    """The texts that these buttons save, by verb; of a picture in pixels none."""
    saved = {}
    plane.act(page, "share")
    for verb in verbs:
        with page.expect_download(timeout=PATIENCE_MS) as download:
            plane.act(page, verb)
        path = Path(download.value.path())
        if verb == "save-png":
            assert hostile.bitmap_faults(path.read_bytes()) == []
        else:
            saved[verb] = path.read_text(encoding="utf-8-sig")
    assert hostile.faults(page) == []
    return saved


def shared(page: Page) -> str:
    """The link that the share panel gives."""
    return page.locator('[data-share="link"]').input_value()


@pytest.mark.parametrize("slug", ["translate", "words", "norms"])
def test_an_address_full_of_hostile_text_says_so_as_text(page: Page, server: Server, slug: str) -> None:
    texts = cycle((*hostile.SHORT, *hostile.UNSEEN))
    asked = {name: next(texts) for name in ASKED}
    page.goto(f"{server.url}/{slug}?{urlencode(asked)}")
    expect(page.locator(LIVE).first).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_test_id("stAlert").first).to_be_attached(timeout=PATIENCE_MS)
    assert hostile.faults(page) == []


def test_hostile_labels_of_a_link_are_shown_as_they_are_written(page: Page, server: Server) -> None:
    ready(page, f"{server.url}/translate?s={labelled(hostile.SHORT)}")
    assert hostile.faults(page) == []
    shown = hostile.text(page)
    assert [label for label in hostile.SHORT if label not in shown] == []
    hover(page, page.locator("[data-handle] .hit"))


@pytest.mark.parametrize("label", hostile.UNSEEN[:1])
def test_a_label_with_an_unseen_character_is_refused(page: Page, server: Server, label: str) -> None:
    ready(page, f"{server.url}/translate?s={labelled((label, 'b', 'c'))}")
    expect(page.get_by_test_id("stAlert")).to_have_count(1)
    assert hostile.faults(page) == []


@pytest.mark.parametrize(("slug", "shown"), [("sigmoid", {"view": "sphere"}), ("rankings", {"section": "space"})])
def test_hostile_labels_typed_into_the_plane_stay_text_on_the_sphere_and_in_tables(
    page: Page, server: Server, slug: str, shown: dict[str, str]
) -> None:
    ready(page, plane.free(f"{server.url}/{slug}?{urlencode(shown)}"))
    page.locator(".values summary").click()
    for k, label in enumerate(hostile.SHORT[:5]):
        name = page.locator(".values .named input").nth(k)
        name.fill(label)
        name.press("Enter")
        reader.painted(page)
    settle(page)
    expect(page.locator(".sphere-stage")).to_be_visible(timeout=PATIENCE_MS)
    assert hostile.faults(page) == []
    for k, label in enumerate(hostile.SHORT[5:10]):
        name = page.locator(".values .named input").nth(k)
        name.fill(label)
        name.press("Enter")
        reader.painted(page)
    settle(page)
    hover(page, page.locator(".values th, [data-handle] .hit"))
    assert hostile.faults(page) == []


def given(page: Page, name: str) -> None:
    """Upload vectors of hostile words from a file of a hostile name."""
    rows = [f"{word} {k % 5 + 1} {k % 3 - 1} {k}" for k, word in enumerate(words())]
    page.get_by_test_id("stPopoverButton").first.click()
    page.locator(VECTORS).set_input_files({"name": name, "mimeType": "text/plain", "buffer": "\n".join(rows).encode()})
    expect(page.locator(".st-key-own-words-forget")).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    page.keyboard.press("Escape")


def words() -> list[str]:
    return [word.replace(" ", "") for word in hostile.SHORT]


@pytest.mark.parametrize("context_options", [{"permissions": ["clipboard-read", "clipboard-write"]}], ids=[""])
def test_hostile_words_stay_text_in_tables_charts_files_and_on_the_clipboard(page: Page, server: Server) -> None:
    link = urlencode({"words": ",".join(words()), "view": "bands", "model": "own"})
    ready(page, f"{server.url}/words?{link}")
    assert hostile.faults(page) == []
    given(page, "=evil<img src=x onerror=ran=1>.txt")
    expect(page.locator('[data-model="own"]')).to_be_visible(timeout=PATIENCE_MS)
    settle(page)
    assert hostile.faults(page) == []
    marks = page.locator(".js-plotly-plot .point, .js-plotly-plot .textpoint, .hm, [data-word]")
    hover(page, marks)
    page.locator('[data-choice="view:nearest"]').press("Enter")
    hover(page, marks)
    saved = files(page, ("save-csv", "save-csv-cards", "save-svg", "save-png"))
    assert hostile.sheet_faults(saved["save-csv"]) == []
    assert hostile.sheet_faults(saved["save-csv-cards"]) == []
    assert hostile.picture_faults(saved["save-svg"], shared(page)) == []
    plane.act(page, "copy-slide")
    note = page.locator("dialog.share .note")
    expect(note).not_to_be_empty(timeout=PATIENCE_MS)  # the picture takes a moment
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied
    assert "<script>" in copied or "<" not in copied
    kinds = page.evaluate("navigator.clipboard.read().then((all) => all.flatMap((e) => e.types))")
    assert {*kinds} == {"text/plain", "text/html", "image/png"}


def test_hostile_words_stay_text_beside_neighbours(page: Page, site: str) -> None:
    ready(page, f"{site}/norms?{urlencode({'query': hostile.SHORT[0]})}")
    typed = page.locator('[data-input="query"]')
    for text in hostile.SHORT[:4]:
        typed.fill(text)
        typed.press("Enter")
        expect(page.locator(".choices .asked")).to_contain_text(text.strip()[:6], timeout=PATIENCE_MS)
        assert hostile.faults(page) == []


def test_a_hostile_matrix_is_drawn_or_refused_as_text(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/factorisation?guide=0&source=own")
    chooser = page.locator('input[type="file"]').first
    chooser.wait_for(state="attached", timeout=PATIENCE_MS)
    items = ",".join(["user", *words()])
    good = "\n".join(
        f"{user},{','.join(str((k * 3 + j * 5) % 7) for j in range(len(words())))}" for k, user in enumerate(words())
    )
    for k, cell in enumerate((*hostile.SHORT[::3], hostile.UNSEEN[0])):  # all are escaped alike: tests/unit
        bad = f"{items}\n{good}\nlast,{cell}"
        short = hostile.SHORT[(3 * k + 1) % len(hostile.SHORT)].replace("/", "_")
        chooser.set_input_files({"name": f"{short}.{k}.csv", "mimeType": "text/csv", "buffer": bad.encode()})
        said = page.get_by_test_id("stAlert")
        expect(said.first).to_contain_text(f".{k}.csv", timeout=PATIENCE_MS)
        settle(page)
        assert hostile.faults(page) == []
        # One after another: Streamlit may drop a file that takes the place of the last.
        page.get_by_test_id("stFileChipDeleteBtn").locator("button").click()
        expect(said).to_have_count(0, timeout=PATIENCE_MS)
    chooser.set_input_files({"name": "good.csv", "mimeType": "text/csv", "buffer": f"{items}\n{good}".encode()})
    plane.wait_ready(page)
    assert hostile.faults(page) == []
    saved = files(page, ("save-csv-cosines", "save-csv-panels", "save-svg", "save-png"))
    assert hostile.sheet_faults(saved["save-csv-cosines"]) == []
    assert hostile.sheet_faults(saved["save-csv-panels"]) == []
    assert hostile.picture_faults(saved["save-svg"], shared(page)) == []


def test_what_is_hostile_is_noticed(page: Page) -> None:
    page.set_content("<b>loud</b><a href='//evil.test'>x</a><p>a\u202eb</p><code>tick</code>")
    page.evaluate("window.ran = 1")
    assert len(hostile.faults(page)) == 5
    assert hostile.sheet_faults("a,=1+1\r\n-2,-x\r\n") == ["=1+1", "-x"]
    assert len(hostile.picture_faults("<svg onload='x'><a href='y'/></svg>", "z")) == 3
    drawn = page.screenshot()
    assert hostile.bitmap_faults(drawn) == []
    assert hostile.bitmap_faults(drawn[:-3]) == ["no end"]
    assert hostile.bitmap_faults(b"GIF89a") == ["no PNG"]
    told = struct.pack(">I4s", 4, b"tEXt") + b"evil" + bytes(4)
    assert hostile.bitmap_faults(drawn[:33] + told + drawn[33:]) == ["tEXt"]
