"""Reads the files of assets/prose."""

import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

from lib.tokens import ASSETS

ENGLISH = "en"
PSEUDO = "qps"
"""A language for tests, made from English: every text stands in ⟦ ⟧."""
WORDS = "words"
_PROSE = ASSETS / "prose"
_HEADING = re.compile(r"^## (?P<heading>.+) \{#(?P<key>[a-z-]+)\}\n", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A part of a page that is read at length.

    body : Markdown
    """

    heading: str
    body: str


@cache
def languages() -> tuple[str, ...]:
    """The languages that have files, English first; the one for tests where the machine asks."""
    found = {file.stem for file in _PROSE.glob("*/*.*")} - {ENGLISH}
    pseudo = (PSEUDO,) if os.environ.get("COSINE_LAB_PSEUDO") == "1" else ()
    return (ENGLISH, *sorted(found), *pseudo)


def written(language: str) -> str:
    """The language in whose files the words of that language stand."""
    return ENGLISH if language == PSEUDO else language


def wrapping(language: str) -> Callable[[str], str]:
    """What is done to every text of a language before it is shown."""
    return (lambda text: f"⟦{text}⟧") if language == PSEUDO else (lambda text: text)


@cache
def texts(part: str, language: str) -> dict[str, str]:
    """Every short text of a part, by key.

    Raises
    ------
    KeyError
        If there is no such part in that language.
    """
    wrap = wrapping(language)
    file = _PROSE / part / f"{written(language)}.json"
    found: dict[str, str] = {}
    if file.is_file():
        found |= json.loads(file.read_text(encoding="utf-8"))
    if file.with_suffix(".md").is_file():
        sections = parsed(part, language)[2]
        found |= _list(sections[WORDS].body if WORDS in sections else "")
    elif not found:
        raise KeyError(f"assets/prose has no part {part!r} in {language!r}")
    return {key: wrap(text) for key, text in found.items()}


@cache
def parsed(part: str, language: str) -> tuple[str, str, dict[str, Section]]:
    """Title, tagline and sections, by key, of a part's Markdown, as they are written."""
    text = (_PROSE / part / f"{written(language)}.md").read_text(encoding="utf-8")
    head, *rest = _HEADING.split(text)
    title, _, tagline = head.removeprefix("# ").partition("\n")
    sections = {
        key: Section(heading, body.strip())
        for heading, key, body in zip(rest[::3], rest[1::3], rest[2::3], strict=True)
    }
    return title.strip(), tagline.strip(), sections


def _list(section: str) -> dict[str, str]:
    lines = (line.removeprefix("- ").partition(": ") for line in section.splitlines() if line)
    return {name: text for name, _, text in lines}


def gaps(folder: Path = _PROSE) -> list[str]:
    """Where a language differs from English: a part, a key or a placeholder that one lacks."""
    parts = {file.relative_to(folder).with_stem(ENGLISH) for file in folder.glob("*/*.*")}
    others = {file.stem for file in folder.glob("*/*.*")} - {ENGLISH}
    found = []
    for part in sorted(parts):
        wanted = _shape(folder / part)
        for language in sorted(others):
            held = _shape((folder / part).with_stem(language))
            found += [
                f"{part.parent}.{key} in {language}"
                for key in sorted(wanted.keys() | held.keys())
                if wanted.get(key) != held.get(key)
            ]
    return found


def _shape(file: Path) -> dict[str, set[str]]:
    """The names in braces of every text of a file, by key; nothing where there is no file."""
    if not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    texts: dict[str, str] = json.loads(text) if file.suffix == ".json" else _sections(text)
    return {
        key: {name for _, name, _, _ in Formatter().parse(each) if name}
        for key, each in texts.items()
    }


def _sections(text: str) -> dict[str, str]:
    rest = _HEADING.split(text)[1:]
    sections = dict(zip(rest[1::3], rest[2::3], strict=True))
    return _list(sections.pop(WORDS, "")) | dict.fromkeys(sections, "")
