"""Translations are kept true: nothing is wrong with a string, and no change adds to what is stale."""

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from cosine_lab import prose
from cosine_lab.prose import files, glossary, strings
from tools.translate import faults

ALLOWED: dict[str, int] = json.loads((Path(__file__).parents[1] / "translations.json").read_text("utf-8"))
"""How many strings of a language may be stale; the numbers may only fall."""


def test_no_translation_has_a_fault() -> None:
    assert {language: found for language in strings.translated() if (found := faults(language))} == {}


def test_no_change_adds_to_what_is_stale() -> None:
    counts = {language: Counter(strings.states(language).values()) for language in strings.translated()}
    assert counts.keys() == ALLOWED.keys()
    assert {language: count["unrecorded"] for language, count in counts.items()} == dict.fromkeys(counts, 0)
    assert {language for language, count in counts.items() if count["stale"] > ALLOWED[language]} == set()


def test_a_button_is_named_by_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    held = {
        ("own", "en"): {"a": "press “{button:go.on}”", "b": "{button:plane.undo}", "go.on": "Go on"},
        ("own", "xx"): {"a": "drück „{button:go.on}“", "go.on": "Weiter"},
        ("plane", "en"): {"undo": "Undo"},
    }
    monkeypatch.setattr(files, "strings", lambda part, language: held.get((part, language), {}))
    assert files._texts.__wrapped__("own", "xx", 0) == {"a": "drück „Weiter“", "b": "Undo", "go.on": "Weiter"}
    assert files._texts.__wrapped__("own", "en", 0)["a"] == "press “Go on”"


@pytest.mark.parametrize(
    ("language", "direction"), [("en", "ltr"), ("zh", "ltr"), ("ar", "rtl"), (prose.MIRRORED, "rtl")]
)
def test_a_language_is_read_one_way_or_the_other(language: str, direction: str) -> None:
    assert prose.direction(language) == direction


@pytest.mark.parametrize(
    ("cookie", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "pl;q=0.9, zh-CN;q=0.8, en;q=0.7", "zh"),
        ("", "en-GB, zh", "en"),
        ("", "ja, pl", "en"),
        ("pl", "zh", "pl"),
        ("<script>", "zh", "zh"),
        ("", ",;q=,\x00", "en"),
    ],
)
def test_without_an_address_the_last_choice_holds_else_the_browsers_wish(
    cookie: str, accepted: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prose, "languages", lambda: ("en", "pl", "zh"))
    monkeypatch.setattr(prose, "whole", lambda each: each != "pl")
    assert prose.wished(cookie, accepted) == language


def spoken(part: str, key: str, language: str) -> str:
    """A string without what is no term in it: code, formulas, addresses, names in braces, the site's own name."""
    return re.sub(
        r"Cosine Lab|(?:full|single or double) precision|\{[\w-]+:plural|`[^`]*`|\$[^$\n]+\$|\]\([^)]*\)|\{[^{}|]*\}",
        " ",
        strings.strings(part, language).get(key, ""),
    )


_APART = ("forms.", "#source", "file")
"""Keys of what nobody reads as a sentence: forms of terms, papers, names of files."""


def strays(language: str) -> list[str]:
    """Strings whose English uses a term that the language's glossary has a word for, and which do not use it."""
    own = {term.key: term.forms for term in glossary.terms(language)}
    used = {
        term: re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, term.forms))})(?!\w)", re.IGNORECASE)
        for term in glossary.terms("en")
    }
    found = []
    for part in strings.parts():
        for key in strings.strings(part, language):
            if strings.state(part, key, language) in {"machine", "reviewed"} and not key.startswith(_APART):
                english, told = spoken(part, key, "en"), spoken(part, key, language).lower()
                found += [
                    f"{part}.{key}: {term.name}, {own[term.key]}"
                    for term, form in used.items()
                    if form.search(english) and not any(each.lower() in told for each in own[term.key])
                ]
    return found


@pytest.mark.parametrize("language", [each for each in strings.translated() if strings.strings("glossary", each)])
def test_a_term_has_the_word_that_the_glossary_gives_it(language: str) -> None:
    assert strays(language) == []


def test_another_word_for_a_term_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    held = {("own", "en"): {"a": "the origin"}, ("own", "xx"): {"a": "das Nichts"}}
    monkeypatch.setattr(strings, "parts", lambda: ["own"])
    monkeypatch.setattr(strings, "strings", lambda part, language: held.get((part, language), {}))
    monkeypatch.setattr(strings, "state", lambda *_: "machine")
    english = glossary.terms("en")
    forms = {"origin": ("Ursprung",)}
    told = tuple(replace(term, forms=forms.get(term.key, term.forms)) for term in english)
    monkeypatch.setattr(glossary, "terms", lambda language: english if language == "en" else told)
    assert strays("xx") == ["own.a: origin, ('Ursprung',)"]
    held["own", "xx"]["a"] = "der Ursprung"
    assert strays("xx") == []


UNTOLD = re.compile(r"“[^”]*”|\{[^{}]*\}|`[^`]*`|\$[^$\n]+\$|\]\([^)\s]*\)|<[^<>]+>|https?://\S+|[\w-]+-[\w-]+")
"""Quotes, what is filled in, code, formulas, addresses, names with a hyphen."""
SMALL = r"(?:the|of|is|are|and|to|in|with|for|from|not)"
ENGLISH_WORDS = re.compile(rf"\b(?:[a-z]+ {SMALL}|{SMALL} [a-z]+)\b")


def test_no_chinese_string_holds_words_left_in_english() -> None:
    """The pseudo-language shows that nothing else is said: titles of sources are English."""
    found = {}
    for part in strings.parts():
        for key, said in strings.strings(part, "zh").items():
            if key != "#source":
                found[f"{part}.{key}"] = ENGLISH_WORDS.findall(UNTOLD.sub("|", said))
    assert {key: words for key, words in found.items() if words} == {}
