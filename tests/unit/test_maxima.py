"""A maximum says so: a text that quotes the largest of many changes says that it is the largest."""

import re

import pytest

from cosine_lab import prose
from cosine_lab.places import ASSETS

PROSE = ASSETS / "prose"
PARTS = sorted(folder.name for folder in PROSE.iterdir())
QUOTES = re.compile(r"\{(?:[\w-]+-)?(?:dp|dcos|dx)(?:-greatest)?(?::[^{}]*)?\}")
"""The largest change of any probability, cosine or prediction, however a text calls it."""
SHOWN = ("softmax-dp", "sigmoid-dp", "largest-")
"""Readings that are shown in words of their own, which say it; what has a name that does."""
BESIDE = re.compile(r"(?:meter|whole-model|reading)\.(?:max-\w+|softmax-dp|sigmoid-dp)|column-(?:predictions|moved)")
"""Keys of the words beside such a number."""
SAYS = re.compile(r"largest|greatest|up to|by more than|at most|≤", re.IGNORECASE)


def silent(part: str) -> list[str]:
    """Texts with such a number, or beside one, that do not say what it is."""
    found = prose.text(part).templates("")
    return [
        f"{key}: {template}"
        for key, template in found.items()
        if not SAYS.search(template)
        and (
            BESIDE.fullmatch(key)
            or any(not quote[0].startswith(tuple(f"{{{each}" for each in SHOWN)) for quote in QUOTES.finditer(template))
        )
    ]


@pytest.mark.parametrize("part", PARTS)
def test_a_maximum_says_so(part: str) -> None:
    assert silent(part) == []


def test_there_are_maxima_to_be_found() -> None:
    """Lest the names change and nothing is held any more."""
    quoted = [
        key
        for part in PARTS
        for key, template in prose.text(part).templates("").items()
        if QUOTES.search(template) or BESIDE.fullmatch(key)
    ]
    assert len(quoted) > 30
