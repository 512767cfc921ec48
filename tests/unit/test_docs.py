"""What the documents name is there, and decisions are numbered without holes."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ADR = sorted((ROOT / "docs" / "adr").glob("*.md"))
DOCUMENTS = [*ADR, *(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
TOPS = ("assets", "lib", "pages", "server", "tests", "tools", "docs", "deploy")
PATH = re.compile(rf"`((?:{'|'.join(TOPS)})/[\w./-]*\w/?)`")
LINK = re.compile(r'\]\((?!https?:|/|#|\?)([^)#?\s"]+)')


def test_decisions_are_numbered_without_holes() -> None:
    assert [int(each.name[:4]) for each in ADR] == list(range(1, len(ADR) + 1))
    for number, each in enumerate(ADR, 1):
        assert each.read_text(encoding="utf-8").startswith(f"# {number}. ")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = [ROOT / path for path in PATH.findall(text)]
    linked = [document.parent / path for path in LINK.findall(text)]
    assert [str(path) for path in named + linked if not path.exists()] == []
