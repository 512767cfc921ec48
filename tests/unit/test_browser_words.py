"""Every word that the browser's code asks for is in the prose, under its owner's name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosine_lab import prose
from cosine_lab.places import ASSETS

SAID = re.compile(r"(?:\btext|\bsays|\bsay|lab\.button)\(((?:[^()]|\([^()]*\))*)\)")
KEY = re.compile(r'"((?:[a-z][\w-]*\.)+[\w.-]+)"|`((?:[a-z][\w-]*\.)+(?:[\w.-]|\$\{[^}]*\})+)`')
PANEL = re.compile(r"export function (\w+)Panel\(")
SHARED = {"lab", "action", "handle", "layer", "fields", "story"}
LESSONS = sorted(path.name for path in (ASSETS / "lessons").iterdir())
OWN_LABS = {
    "words": "score_tables",
    "factorisation": "spectrum",
    "pooling": "pooled_noise",
    "norms": "remedies",
    "threshold": "lines",
    "length": "lengths",
}
"""Lessons whose live part has no panels of planes, and the part of the prose that is all theirs."""


def asked(path: Path) -> Iterator[str]:
    """The keys in a module's calls, a hole of a template as *."""
    for call in SAID.findall(path.read_text(encoding="utf-8")):
        for literal, template in KEY.findall(call):
            yield literal or re.sub(r"\$\{[^}]*\}", "*", template)


def known(*parts: str) -> set[str]:
    """All keys of these parts, those of `fields` as the envelope names them."""
    fields = {f"fields.{key}" for key in prose.text("fields").templates("")}
    return {key for part in parts for key in prose.text(part).templates("")} | fields


def panels_in(path: Path) -> list[str]:
    """The panels that a module exports."""
    return PANEL.findall(path.read_text(encoding="utf-8"))


def of_a_story(told: str) -> bool:
    """Whether it is a word that comes with a story."""
    return told.partition(": ")[2].split(".")[0] in {"story", "beat", "number"}


def unknown(folder: Path, parts: tuple[str, ...]) -> list[str]:
    """Keys that a folder's modules ask for and no part has."""
    there = known(*parts)
    return [
        f"{path.name}: {key}"
        for path in sorted(folder.rglob("*.js"))
        for key in asked(path)
        if not any(re.fullmatch(re.escape(key).replace(r"\*", r"[\w-]+"), each) for each in there)
    ]


@pytest.mark.parametrize("place", ["lab", "plane"])
def test_every_key_of_the_shared_code_has_its_words(place: str) -> None:
    told = [each for each in unknown(ASSETS / place, ("plane", "bar")) if not of_a_story(each)]
    assert told == []


@pytest.mark.parametrize("slug", LESSONS)
def test_every_key_of_a_lessons_code_has_its_words(slug: str) -> None:
    parts = ("plane", slug, *({OWN_LABS[slug]} if slug in OWN_LABS else ()))
    assert unknown(ASSETS / "lessons" / slug, parts) == []


def test_a_panel_asks_for_its_own_words_alone() -> None:
    helpers = {"values_form": "values"}
    strangers = [
        f"{path.name}: {key}"
        for path in (ASSETS / "plane" / "panels").glob("*.js")
        for key in asked(path)
        if key.split(".")[0] not in {helpers.get(path.stem, path.stem), *panels_in(path), *SHARED}
    ]
    assert strangers == []


@pytest.mark.parametrize("slug", [each for each in LESSONS if each not in OWN_LABS])
def test_a_lessons_panels_ask_for_words_of_panels_it_registers(slug: str) -> None:
    entries = [path for name in ("index", "later") if (path := ASSETS / "lessons" / slug / f"{name}.js").is_file()]
    entry = "\n".join(path.read_text(encoding="utf-8") for path in entries)
    kinds = set(re.findall(r'"?([\w-]+)"?: \w+Panel', entry)) | {"pair"}  # which shows all notes
    strangers = [
        f"{path.name}: {key}"
        for path in (ASSETS / "lessons" / slug).glob("*.js")
        for key in asked(path)
        if key.split(".")[0] not in kinds | SHARED
    ]
    assert strangers == []


def test_a_key_without_words_is_found(tmp_path: Path) -> None:
    code = 'lab.text("meter.same"); lab.text(on ? "meter.none" : `meter.max-${what}`); text(`no.${x}`)'
    (tmp_path / "a.js").write_text(code, encoding="utf-8")
    assert unknown(tmp_path, ("plane",)) == ["a.js: meter.none", "a.js: no.*"]
