"""Every digit in the prose has a reason: it is part of a name or a formula, or declared.

tests/numerals.toml declares the rest, phrase by phrase; what is “recomputed” there, numerals.py
computes.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.unit import numerals

ROOT = Path(__file__).resolve().parents[2]
PROSE = ROOT / "assets" / "prose"
REASONS = {"name", "formula", "choice", "quoted", "measured", "recomputed"}
DECLARED: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests/numerals.toml").read_text("utf-8"))
RECOMPUTED = [
    (part, phrase) for part, phrases in DECLARED.items() for phrase, reason in phrases.items() if reason == "recomputed"
]
_ONE = r"\(?(?:[A-H]\.)?\d+(?:\.\d+)*[a-d]?\)?"
_SEVERAL = rf"{_ONE}(?:(?:, and |, | and |–| to ){_ONE})*(?: and [A-H]\.\d)?"
_THEOREM = (
    "[Ll]emmas?|[Tt]heorems?|[Dd]efinitions?|[Cc]orollar(?:y|ies)|Eqs?\\.|[Ee]quations?|[Ss]ections?"
    "|Figs?\\.|[Ff]igures?|App\\.|[Oo]bjectives?|discussion"
)
OWN_TEST = {"exam", "inventory"}
"""Parts whose numbers are questions: a test of their own computes the answers from them."""
FREE = {
    r"\{[^{}]*\}": "filled in",
    r"\$[^$]+\$|`[^`]*`|\]\([^)]*\)": "a formula, code, a link",
    r"\barXiv:\d+\.\d+": "an article",
    rf"\b(?:{_THEOREM}) {_SEVERAL}": "a numbered place in an article",
    r"\b[A-H]\.\d\b": "a section of an appendix",
    r"(?:\(|[A-Z][\w-]+,? |[A-Z][\w-]+ \(|al\. )(?:1[6-9]|20)\d\d\b": "the year of a source",
    r"\b[A-Za-z][\w.-]*-[A-Za-z]*\d[\w-]*|\b[A-Za-z]+\d+[A-Za-z]*\b|\b\d+B\b|\b\d+-bit\b": (
        "the name of a model or a format"
    ),
    r"“\d”|\b(?:[Ll]abels?|[Mm]odels?|Length) \d+(?:(?:, | and )\d+)*": "the name of what is drawn",
    r"√\([^)]*\)|(?:diag|exp)\([^)]*\)|\d+°|10(?=⁻)|\d ?× ?\d|\b[a-z][−+]\d": "part of a formula",
    r"(?<![\d.,])\d(?=[a-zφησπ(√·/ⁿ²]| cos)|(?<=[/√·])\d|\b[a-z] = \d(?!\d|[.,]\d)": ("part of a formula"),
    r"(?<![\d.])(?<!\d,)[−+±]?[01](?!\d|[.,]\d)": "0 and 1, the ends of a scale",
}
"""Digits that need no declaration: a pattern, and what it stands for."""


def written(part: str) -> str:
    """What a part says, without its keys."""
    said = []
    for file in sorted((PROSE / part).glob("en.*")):
        text = file.read_text(encoding="utf-8")
        key = r'^\s*"[^"]*":' if file.suffix == ".json" else r"^- [\w.:-]+: |\{#[a-z-]+\}"
        said.append(re.sub(key, "", text, flags=re.MULTILINE))
    return "\n".join(said)


def left(text: str, declared: Iterator[str] | tuple[str, ...]) -> list[str]:
    """Where digits are left, each with the words around it."""
    for phrase in sorted(declared, key=len, reverse=True):
        text = text.replace(phrase, "·")
    for pattern in FREE:
        text = re.sub(pattern, "·", text)
    return [
        line[max(0, found.start() - 24) : found.end() + 24]
        for line in text.splitlines()
        for found in re.finditer(r"\d[\d.,]*", line)
    ]


@pytest.mark.parametrize("part", sorted({folder.name for folder in PROSE.iterdir()} - OWN_TEST))
def test_every_numeral_has_a_reason(part: str) -> None:
    assert left(written(part), tuple(DECLARED.get(part, ()))) == [], "see tests/numerals.toml"


@pytest.mark.parametrize("part", DECLARED)
def test_every_declaration_has_its_place_and_a_known_reason(part: str) -> None:
    text = written(part)
    assert [phrase for phrase in DECLARED[part] if phrase not in text] == []
    assert set(DECLARED[part].values()) <= REASONS


@pytest.mark.parametrize(("part", "phrase"), RECOMPUTED)
def test_what_could_be_computed_is_what_it_says(part: str, phrase: str) -> None:
    told = re.findall(r"[−+]?\d*[.,]?\d[\d.,]*(?<=\d)", phrase)
    compute: Callable[[], tuple[str, ...]] = numerals.FOUND[part, phrase]
    assert [each.lstrip("+") for each in told] == list(compute())


def test_nothing_is_recomputed_that_is_not_said() -> None:
    assert set(numerals.FOUND) == set(RECOMPUTED)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("It is above 0.75 everywhere", 1),
        ("Of 312 words, 5 remain", 2),
        ("By Lemmas 3.1 to 3.3 (Cover 1967) it is −1, see Fig. 1d and App. C.2 and C.3", 0),
        ("GloVe-50 and e5-small say √(5 + 4 cos φ) in {n:.3f} of 2·[C(n−1, 0)]", 0),
    ],
)
def test_a_numeral_without_a_reason_is_found(text: str, found: int) -> None:
    assert len(left(text, ())) == found
