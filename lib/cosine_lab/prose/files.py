"""The words of assets/prose as they are shown: a language is one file a folder, and falls back to English."""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import ceil

from babel import Locale

from cosine_lab.prose.strings import ENGLISH, TAGLINE, TITLE, WORDS, edition, named, state, strings, translated

__all__ = ["ENGLISH", "MIRRORED", "PSEUDO", "WORDS", "Section", "languages", "parsed", "texts", "wrapping", "written"]

PSEUDO, MIRRORED = "qps", "qpr"
"""Languages for tests, made from English: every text stands in ⟦ ⟧, longer; the other is read from right to left."""
_VALUE = re.compile(r"\{[^{}]*\}")
_BUTTON = re.compile(r"\{button:([\w.:*-]+)\}")


@dataclass(frozen=True)
class Section:
    """A part of a page that is read at length.

    body : Markdown
    """

    heading: str
    body: str


def languages() -> tuple[str, ...]:
    """The languages that have files, English first; those for tests where the machine asks."""
    return _languages(edition())


@cache
def _languages(_edition: int) -> tuple[str, ...]:
    pseudo = (PSEUDO, MIRRORED) if os.environ.get("COSINE_LAB_PSEUDO") == "1" else ()
    return (ENGLISH, *translated(), *pseudo)


def written(language: str) -> str:
    """The language in whose files the words of that language stand."""
    return ENGLISH if language in {PSEUDO, MIRRORED} else language


def direction(language: str) -> str:
    """Which way a language is read, as HTML says it."""
    mirrored = language == MIRRORED or Locale.parse(written(language), sep="-").text_direction == "rtl"
    return "rtl" if mirrored else "ltr"


def wrapping(language: str) -> Callable[[str], str]:
    """What is done to every text of a language before it is shown."""
    return (lambda text: text) if written(language) == language else _longer


def _longer(text: str) -> str:
    """Two fifths more, in words, as other languages may need them."""
    more = "····· " * ceil(0.4 / 6 * len(_VALUE.sub("", text)))
    return f"⟦{text} {more.strip()}⟧"


def texts(part: str, language: str) -> dict[str, str]:
    """Every short text of a part, by key; in English what its language has not.

    Raises
    ------
    KeyError
        If there is no such part.
    """
    return _texts(part, language, edition())


@cache
def _texts(part: str, language: str, _edition: int) -> dict[str, str]:
    wrap = wrapping(language)
    return {key: wrap(text) for key, text in _strings(part, language).items() if not key.startswith("#")}


def parsed(part: str, language: str) -> tuple[str, str, dict[str, Section]]:
    """Title, tagline and sections, by key, of a part's Markdown, as they are written."""
    templates = _strings(part, language)
    title, tagline = templates.pop(TITLE), templates.pop(TAGLINE)
    sections = {key[1:]: Section(*text.split("\n", 1)) for key, text in templates.items() if key.startswith("#")}
    return title, tagline, sections


def _strings(part: str, language: str) -> dict[str, str]:
    """Every string of a part, with the names of buttons in it; what a contributor has to do is marked.

    A translation that names other values than its English does today cannot be filled: then that is shown.
    """
    of = written(language)
    english, own = strings(part, ENGLISH), strings(part, of)
    if not english:
        raise KeyError(f"assets/prose has no part {part!r}")
    fits = {key: own.get(key) or "" for key, text in english.items() if named(own.get(key) or "") == named(text)}
    templates = {key: fits.get(key) or text for key, text in english.items()}
    if edition() and of != ENGLISH:
        todo = {key for key, text in templates.items() if text and state(part, key, of) in {"missing", "stale"}}
        templates |= {key: f"⟦{templates[key]}⟧" for key in todo}
    return {key: _BUTTON.sub(lambda name: _button(part, name[1], of), text) for key, text in templates.items()}


def _button(part: str, key: str, language: str) -> str:
    """What a button is called, by its key: in this part, or after the name of another and a dot."""
    if key not in strings(part, ENGLISH):
        part, _, key = key.partition(".")
    return strings(part, language).get(key) or strings(part, ENGLISH)[key]
