"""What the documents name is there, and decisions are numbered without holes."""

import hashlib
import re
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from cosine_lab.talks import names

ROOT = Path(__file__).parents[2]
ADR = sorted((ROOT / "docs" / "adr").glob("*.md"))
ENGLISH = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md"]
TRANSLATED = sorted((ROOT / "docs").glob("??/*.md"))
DOCUMENTS = [*ADR, *ENGLISH, *TRANSLATED]
TOPS = ("assets", "lib", "pages", "tests", "tools", "docs", "deploy")
PATH = re.compile(rf"`((?:{'|'.join(TOPS)})/[\w./-]*\w/?)`")
ADDRESS = re.compile(r"(?<![\w.])/([a-z_]*)\?([\w.-]+=[^\s`\"')|<]*)")
"""A link to a page of the site, as it is quoted."""
SHAPE = (r"^#+ ", r"^\|", r"^- ", r"^```", r"`[^`\n]+`")
"""Headings, rows, points, blocks and code, as many in every language."""
LINK = re.compile(r'\]\((?!https?:|/|#|\?)([^)#?\s"]+)')


def test_decisions_are_numbered_without_holes() -> None:
    assert [int(each.name[:4]) for each in ADR] == list(range(1, len(ADR) + 1))
    for number, each in enumerate(ADR, 1):
        assert each.read_text(encoding="utf-8").startswith(f"# {number}. ")


@pytest.mark.parametrize("document", TRANSLATED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_translated_document_is_of_the_english_as_it_stands(document: Path) -> None:
    """What it was made of is said in its last line: who brings it up to date writes the new mark there."""
    (english,) = (each for each in ENGLISH if each.name == document.name)
    said, made = (each.read_text(encoding="utf-8") for each in (english, document))
    mark = hashlib.sha256(said.encode()).hexdigest()[:12]
    assert made.endswith(f"\n<!-- of the English {mark} -->\n")
    for pattern in SHAPE:
        assert len(re.findall(pattern, made, re.MULTILINE)) == len(re.findall(pattern, said, re.MULTILINE)), pattern


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = [ROOT / path for path in PATH.findall(text)]
    linked = [document.parent / path for path in LINK.findall(text)]
    assert [str(path) for path in named + linked if not path.exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_link_that_a_document_quotes_asks_for_nothing_unknown(document: Path) -> None:
    for slug, query in ADDRESS.findall(document.read_text(encoding="utf-8")):
        if (page := names.known().get(slug or "home")) is not None:
            assert [str(why) for why in names.strangers(page, [name for name, _ in parse_qsl(query)])] == [], query
