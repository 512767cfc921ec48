"""One thing has one word: what docs/words.md replaces does not occur in what readers meet."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cosine_lab.places import ASSETS
from cosine_lab.prose import files, glossary

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "words.md").read_text("utf-8")
PARTS = sorted(folder.name for folder in (ASSETS / "prose").iterdir())
NO_TEXT = re.compile(r"\{[^{}]*\}|`[^`]*`|\]\([^)]*\)|\*[^*]*arXiv[^*]*\*")
FINE = re.compile(r"\bat (?:the )?least\b|\bleast squares\b", re.IGNORECASE)


def table(heading: str) -> list[list[str]]:
    """The lines of a table of the document, its head left out."""
    section = DOCUMENT.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@cache
def said() -> dict[str, str]:
    """What readers meet, by part and key, without what is filled in, code and addresses."""
    return {key: NO_TEXT.sub(" ", text) for key, text in _said()}


def _said() -> Iterator[tuple[str, str]]:
    for part in PARTS:
        for key, text in files.texts(part, "en").items():
            if not key.startswith("forms."):
                yield f"{part}.{key}", text
        if (ASSETS / "prose" / part / "en.md").is_file():
            title, tagline, sections = files.parsed(part, "en")
            yield f"{part}.title", title
            yield f"{part}.tagline", tagline
            for key, section in sections.items():
                if key not in (files.WORDS, "source"):
                    yield f"{part}.{key}", section.body


def found(word: str) -> set[str]:
    """Where a word stands in its own right."""
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", re.IGNORECASE)
    return {key for key, text in said().items() if pattern.search(FINE.sub(" ", text))}


@pytest.mark.parametrize("line", table("Words"), ids=lambda line: str(line[0]))
def test_one_thing_has_one_word(line: list[str]) -> None:
    allowed = set(re.findall(r"`([^`]*)`", line[3]))
    there = {key for word in line[2].split(", ") for key in found(word)}
    assert there - allowed == set(), f"say {line[0]}: {line[1]}"
    assert allowed - there == set(), "an exception that is needed no more"


TURNS = {
    "for want of": r"for want of",
    "would have to be": r"would have to be\.",
    "signed so": r"signed so\b",
    "says nothing of, is said of": r"sa(?:ys?|id) (?:nothing )?of (?!an )",
    "not one (a noun) moved": r"(?:^|[.,;:] |and )not (?:an? |one )\w+ (?:moved|moves|changes?)\b",
    "is no (a noun)": r"(?<!there )is no (?:text|folder|list|name|number|file|answer)\b",
    "…, too": r", too[.,;:]",
    "each for itself": r"for itself\b",
    "whoever": r"\bwhoever\b",
    "rest on": r"(?:^|[.,;:] )rest on\b",
    "as many as one may": r"as many as (?:one|a)\b(?: \w+)? (?:may|takes)\b",
    "is taken for …: (the truth)": r"\b(?:is|are) taken for [^.:]*:",
}


@pytest.mark.parametrize(("turn", "_"), table("Turns of phrase"))
def test_a_clumsy_turn_does_not_come_back(turn: str, _: str) -> None:
    pattern = re.compile(TURNS[turn], re.IGNORECASE)
    assert [key for key, text in said().items() if pattern.search(text)] == []


@pytest.mark.parametrize(("symbol", "_", "where"), table("Symbols"))
def test_a_symbol_is_said_where_it_is_first_used(symbol: str, _: str, where: str) -> None:
    part, _, key = where.strip("`").partition(".")
    text = files.texts(part, "en")[key]
    assert re.search(rf"(?<!\w){re.escape(symbol)}(?!\w)", text)


def test_every_term_of_art_has_a_sentence() -> None:
    section = DOCUMENT.partition("## Terms of art\n")[2].partition(": ")[2]
    terms = [term.strip().rstrip(".") for term in re.split(r",\s", section)]
    owned = {form for term in glossary.terms("en") for form in term.forms}
    assert len(terms) > 20
    assert [term for term in terms if term not in owned] == []


def test_no_term_is_explained_that_no_page_uses() -> None:
    texts = [text for key, text in said().items() if not key.startswith("glossary.")]
    for term in glossary.terms("en"):
        forms = "|".join(re.escape(form) for form in term.forms)
        pattern = re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE)
        assert any(pattern.search(text) for text in texts), term.key
