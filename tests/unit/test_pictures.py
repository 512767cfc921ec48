"""Every picture of the documentation is of the page of today, and the one that moves is small enough to load."""

import re

import pytest
from PIL import Image

from cosine_lab.places import ROOT
from tools import pictures
from tools.pictures import PICTURES, Picture, file_of, recorded

DOCUMENTS = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
SHOWN = re.compile(r"!\[[^\]]+\]\(([^)\s]+)\)")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_of_the_page_of_today(name: str) -> None:
    now = PICTURES[name].made_of()
    assert recorded().get(name) == now, f"its page has changed: python lab.py screenshots {name}"


def test_every_picture_that_a_document_shows_is_taken_by_the_command_and_no_other_is_kept() -> None:
    shown = {(each.parent / path).resolve() for each in DOCUMENTS for path in SHOWN.findall(each.read_text("utf-8"))}
    taken = {file_of(name) for name in PICTURES}
    assert shown == taken
    assert {each for each in pictures.FOLDER.iterdir() if each != pictures.TABLE} == taken
    assert {each for ending in ("png", "webp", "gif", "jpg") for each in (ROOT / "docs").rglob(f"*.{ending}")} == taken


@pytest.mark.parametrize("name", [name for name, each in PICTURES.items() if each.move == "flip"])
def test_the_moving_picture_moves_and_weighs_little(name: str) -> None:
    with Image.open(file_of(name)) as picture:
        assert getattr(picture, "n_frames", 1) > 20
    assert file_of(name).stat().st_size < 1_500_000


def test_a_change_of_words_or_code_is_seen_and_one_of_remarks_or_of_layout_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    picture = Picture("/translate?guide=0")
    first, words, modules = (
        picture.made_of(),
        pictures.strings.strings,
        list(pictures._modules("translate", story=False)),
    )
    assert len(modules) > 4
    assert Picture("/translate?guide=0&lang=zh").made_of() != first

    def said(key: str) -> str:
        edited = lambda part, language: words(part, language) | ({key: "new"} if part == "translate" else {})  # noqa: E731
        monkeypatch.setattr(pictures.strings, "strings", edited)
        return picture.made_of()

    assert said("input.title") != first
    assert said("teach.aim") == said("beat.each") == said("#why") == first
    assert pictures.code("a(b); // why\n/* so */ c") == pictures.code("a(\n  b,\n);\nc") != pictures.code("a(d); c")
