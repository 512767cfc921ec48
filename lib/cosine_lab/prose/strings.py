"""What the files of assets/prose hold, language by language, and how each string stands to its English.

A string is a short text by its key, or a page's `#title`, `#tagline` or section, whose first line is its heading. An
empty one is not there yet. Of which English a translation was made, and by whom, is recorded in
assets/translations/<language>.json, by part and key: fingerprints of the English and of the string as they were, and
`machine` or `reviewed` (`python lab.py translate` writes it: docs/translate.md).
"""

import json
import re
import time
from functools import cache, lru_cache
from pathlib import Path

from cosine_lab.fingerprint import fingerprint
from cosine_lab.places import ASSETS

ENGLISH = "en"
WORDS, TITLE, TAGLINE = "words", "#title", "#tagline"
LIVE = False
"""Whether somebody writes, as in `lab.py dev`: files are read again as they change, what is left to do is marked."""
PROSE, RECORDS = ASSETS / "prose", ASSETS / "translations"
_HEADING = re.compile(r"^## (?P<heading>.+) \{#(?P<key>[a-z-]+)\}\n", re.MULTILINE)
_NAMED = re.compile(r"\{(button:[^{}]*|[^{}:]*)")


def edition() -> int:
    """When a file last changed, where somebody translates; else always the same."""
    return _edition(int(time.monotonic())) if LIVE else 0


@lru_cache(maxsize=1)
def _edition(_second: int) -> int:
    return max(path.stat().st_mtime_ns for path in (*PROSE.glob("*/*.*"), *RECORDS.glob("*.json")))


def parts() -> list[str]:
    """Every part that has words."""
    return sorted({file.parent.name for file in PROSE.glob(f"*/{ENGLISH}.*")})


def translated() -> list[str]:
    """The languages beside English that have files."""
    return sorted({file.stem for file in PROSE.glob("*/*.*")} - {ENGLISH})


def strings(part: str, language: str) -> dict[str, str]:
    """Every string of a part in the files of a language, by key; nothing where there is no file."""
    return _strings(PROSE, part, language, edition())


@cache
def _strings(folder: Path, part: str, language: str, _edition: int) -> dict[str, str]:
    entries: dict[str, str] = {}
    stem = folder / part / language
    if (file := stem.with_suffix(".json")).is_file():
        entries |= json.loads(file.read_text(encoding="utf-8"))
    if (file := stem.with_suffix(".md")).is_file():
        head, *rest = _HEADING.split(file.read_text(encoding="utf-8"))
        title, _, tagline = head.removeprefix("#").partition("\n")
        entries |= {TITLE: title.strip(), TAGLINE: tagline.strip()}
        for heading, key, body in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
            lines = (line.removeprefix("- ").partition(": ") for line in body.splitlines() if line)
            entry = f"{heading}\n{body.strip()}" if body.strip() else ""
            entries |= {name: text for name, _, text in lines} if key == WORDS else {f"#{key}": entry}
    return entries


def records(language: str) -> dict[str, list[str]]:
    """What is recorded of each string of a language."""
    return _records(language, edition())


@cache
def _records(language: str, _edition: int) -> dict[str, list[str]]:
    file = RECORDS / f"{language}.json"
    record = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {key: text.split() for key, text in record.items()}


def state(part: str, key: str, language: str) -> str:
    """`machine` or `reviewed`; or `missing`, `stale` since its English changed, or `unrecorded`."""
    english, own = strings(part, ENGLISH)[key], strings(part, language).get(key, "")
    if english and not own.strip():
        return "missing"
    made_of, made, maker = records(language).get(f"{part}.{key}", ["", "", ""])
    if made != fingerprint(own):
        return "unrecorded"
    return maker if made_of == fingerprint(english) else "stale"


def states(language: str) -> dict[str, str]:
    """How every string of a language stands, by part and key; one that English has no more is stale."""
    by_key = {f"{part}.{key}": state(part, key, language) for part in parts() for key in strings(part, ENGLISH)}
    gone = {f"{part}.{key}" for part in parts() for key in strings(part, language)} - by_key.keys()
    return by_key | dict.fromkeys(gone, "stale")


def named(text: str) -> set[str]:
    """What a text names in braces: values, and buttons by their keys."""
    return set(_NAMED.findall(text))


@cache
def reviewed(language: str) -> bool:
    """Whether a person has read every string of a language beside its English."""
    return language == ENGLISH or set(states(language).values()) == {"reviewed"}


@cache
def whole(language: str) -> bool:
    """Whether a language lacks no string."""
    return all(
        strings(part, language).get(key, "").strip() or not english
        for part in parts()
        for key, english in strings(part, ENGLISH).items()
    )
